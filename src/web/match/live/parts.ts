import type { Match } from '@kampdag/core/league/match/match';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { BySide } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ComponentType } from 'react';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { Scrubbing } from '../scrub/useScrubbing.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { Pause } from './pause.ts';

/** The props of every part of a live page. */
export interface PartProps {
  /** The match's machine, or a fixed snapshot of it at the displayed moment. */
  readonly actor: LiveActor;
  /** The match's machine as it is now, whatever moment the page shows. */
  readonly live: LiveActor;
  readonly scrubbing: Scrubbing;
  readonly match: Match;
  readonly sport: SportKind;
  readonly room: LiveRoom;
  readonly teams: BySide<string>;
  readonly messages: MatchMessages;
  /** Whether the fixture list says that it is being or has been played; reserves room for clock, summary and shots. */
  readonly isPlayed: boolean;
  /** Whether it has not begun: no strength and no shots yet. */
  readonly isBeforeStart: boolean;
  /** Whether a countdown to its start replaces its events. */
  readonly showsCountdown: boolean;
  readonly pause: Pause;
  /** Called with the events that were missed while the page was hidden or disconnected. */
  readonly onMissed: (keys: ReadonlySet<EventKey>) => void;
  /** Reloads the match. */
  readonly refresh: () => void;
}

/** The parts of a live page: first those of the first view, then, in the same places, those that follow the match. */
export interface LiveParts {
  /** The document's title, the sticky score and the note of missed events. */
  readonly TitleAndOverlays: ComponentType<PartProps>;
  readonly Chip: ComponentType<PartProps>;
  readonly Middle: ComponentType<PartProps>;
  readonly Under: ComponentType<PartProps>;
  readonly Connection: ComponentType<PartProps>;
  /** The scrub bar, once opened. */
  readonly ScrubBar: ComponentType<PartProps>;
  readonly Summary: ComponentType<PartProps>;
  readonly Main: ComponentType<PartProps>;
  readonly Aside: ComponentType<PartProps>;
}
