import type { Match } from '@kampdag/core/league/match/match';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { BySide } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ComponentType } from 'react';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { Travel } from '../travel/useTravel.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { Pause } from './pause.ts';

/** What every part of a live page is given. */
export interface PartProps {
  /** The match's machine, or what it was at the moment at which the page stands. */
  readonly actor: LiveActor;
  /** The match's machine as it is, whatever the page shows. */
  readonly live: LiveActor;
  readonly travel: Travel;
  readonly match: Match;
  readonly sport: SportKind;
  readonly room: LiveRoom;
  readonly teams: BySide<string>;
  readonly messages: MatchMessages;
  /** The fixture list says that it is played, or was: there will be a clock, a summary, shots. */
  readonly isPlayed: boolean;
  /** It has not begun: no manpower and no shots yet. */
  readonly isAhead: boolean;
  /** The time until its start stands in for its events. */
  readonly countsDown: boolean;
  readonly pause: Pause;
  /** Told of the events that were missed while nobody looked. */
  readonly onMissed: (keys: ReadonlySet<EventKey>) => void;
  /** Asks for the match anew. */
  readonly refresh: () => void;
}

/** The parts of a live page: first those of the first view, then, in the same places, those that follow the match. */
export interface LiveParts {
  /** The document's title and the announcements. */
  readonly Unseen: ComponentType<PartProps>;
  readonly Chip: ComponentType<PartProps>;
  readonly Middle: ComponentType<PartProps>;
  readonly Under: ComponentType<PartProps>;
  readonly Connection: ComponentType<PartProps>;
  /** The way through the match, once the visitor wants it. */
  readonly Travel: ComponentType<PartProps>;
  readonly Summary: ComponentType<PartProps>;
  readonly Main: ComponentType<PartProps>;
  readonly Aside: ComponentType<PartProps>;
}
