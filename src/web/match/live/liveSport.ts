import type { Match } from '@kampdag/core/league/match/match';
import type { Advantage } from '@kampdag/core/live/cursor/playbackScale';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import type { BySide, Side } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType, FunctionComponent } from 'react';
import type { Localised } from '../../i18n/localised.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { DescribeNews } from '../news/newsText.ts';
import type { FilterChoice } from '../plays/filter.ts';
import type { DescribePlay, PlayTimes } from '../plays/playText.ts';
import type { Scrubbing } from '../scrub/useScrubbing.ts';
import type { Pause } from './pause.ts';

/** The room a live page's first view reserves for parts whose code loads later. */
export interface LiveRoom {
  /** What stands under the score. */
  readonly clock: 'clock' | 'setPoints';
  /** Whether strength and penalties stand under the teams. */
  readonly hasStrength: boolean;
  /** The strip below those. */
  readonly under: 'shots' | 'foulsAndTimeouts' | 'timeouts' | 'nothing';
  /** Number of figures per period in the summary. */
  readonly summary: 'none' | 'one' | 'two' | 'three';
}

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

/** The props of every part, with all texts of a followed match. */
export interface LiveProps<M extends LiveMessages> extends PartProps {
  readonly messages: M;
}

/** A tab of a live page. */
export interface LiveTab<M extends LiveMessages> {
  /** In the address, where old links keep working (reading 26). */
  readonly key: string;
  readonly text: (messages: M) => string;
  readonly Panel: ComponentType<LiveProps<M>>;
}

interface PlayList {
  readonly filter: FilterChoice;
  readonly times: PlayTimes;
}

/** Everything that differs by sport on a live page. */
export interface LiveSport<M extends LiveMessages> extends PlayList {
  readonly texts: Localised<M>;
  readonly plays: (messages: M) => DescribePlay;
  readonly news: (messages: M) => DescribeNews;
  /** The side for which a piece of news flashes the score; null for none. */
  readonly flashSide: (news: News) => Side | null;
  /** Under the score: the clock and the period, or the set's points. */
  readonly Clock: ComponentType<LiveProps<M>>;
  /** The current set's points for the sticky score; left out in a sport with a clock. Must be a stable reference. */
  readonly setPoints?: (live: LiveMatch) => string | null;
  /** How the scores of the periods are written under the teams. Default: those of every period begun. */
  readonly periodScores?: (live: LiveMatch) => string;
  /** Statistics of both sides under the teams by name, the most urgent first. */
  readonly strips: Readonly<Record<string, ComponentType<LiveProps<M>>>>;
  /** Figures by period or set. */
  readonly Summary: FunctionComponent<LiveProps<M>>;
  /** The tabs beside the play-by-play. */
  readonly tabs: readonly LiveTab<M>[];
  /** Intervals with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
}

/** A sport's live page: its parts, and its descriptions of events for server-rendered rows. */
export interface LiveViews extends LiveParts, PlayList {
  readonly plays: (language: Language) => {
    readonly messages: LiveMessages;
    readonly describe: DescribePlay;
    readonly times: PlayTimes;
  };
}
