import type { PeriodId } from '../ids.ts';
import type { LiveEventType } from '../live/event.ts';
import type { EventReaders } from '../live/wire/eventReader.ts';
import type { FigureRule } from './figures.ts';
import type { ScoringRule } from './scoring.ts';
import type { SportKind } from './sportKind.ts';
import type { TeamFoulRule, TimeoutRule } from './teamRules.ts';

/** What a period is to the rules: one that is always played, one that is added, or the shootout. */
export type PeriodKind = 'regulation' | 'overtime' | 'shootout';

/** A period as the sport's rules know it, for matches whose MatchData lacks `Periods` (reading 20). */
export interface PeriodRule {
  readonly id: PeriodId;
  /** The federation's own (Norwegian) label. */
  readonly name: string;
  readonly kind: PeriodKind;
  /** The how-manieth of its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** How the sport's clock is shown (specification §4, reading 21). */
export interface ClockRule {
  /** What a stopped clock shows: the time played in the period, or the time left of it; `nothing` where there is no clock. */
  readonly stoppedShows: 'elapsed' | 'remaining' | 'nothing';
  /** What the clock shows after the match, whatever the event's own numbers are. */
  readonly endDisplay: string;
  /** Whether an extra period is played to its end; else it ends where somebody scored. */
  readonly overtimeIsPlayedOut: boolean;
  /** What `TotalMatchTime` tells (wire-format §4): the time left of the period, or the time played in the match. */
  readonly totalMatchTime: 'remaining' | 'played';
}

/** Who is on the court or the ice. */
export interface InPlayRule {
  /** How many of a side, goalie not counted. */
  readonly players: number;
  /** Whether the starters of the roster begin, or, where lines change all the time, the goalie alone. */
  readonly begin: 'starters' | 'goalie';
}

/** What of a match is worth saying aloud beside its goals, periods and penalties. */
export interface NewsRule {
  /** Whether it is news that the other side leads now. */
  readonly leadChanges: boolean;
  /** From how many points in a row of one side a run is news; null where it never is. */
  readonly run: number | null;
}

/** What differs from sport to sport, as a value. */
export interface Sport {
  readonly kind: SportKind;
  /** In playing order. */
  readonly periods: readonly PeriodRule[];
  /** Seconds of a period that neither MatchData nor the rules name. */
  readonly periodLength: number;
  readonly overtimeLength: number;
  /** What a period is that events speak of and nobody described. */
  readonly addedPeriods: PeriodKind;
  /** Whether a level play-off match goes on with numbered periods of full length. */
  readonly fullOvertimes: boolean;
  readonly clock: ClockRule;
  /** What its messages mean; one of another type is kept as it came. */
  readonly readers: EventReaders;
  readonly scoring: ScoringRule;
  readonly figures: FigureRule;
  readonly inPlay: InPlayRule;
  readonly timeouts: TimeoutRule;
  /** Null where fouls are not counted by team. */
  readonly teamFouls: TeamFoulRule | null;
  readonly news: NewsRule;
  /** The types of event its matches have, in the order of the event filter. */
  readonly eventTypes: readonly LiveEventType[];
  /** What the event filter shows before the visitor chooses (specification §4). */
  readonly defaultFilter: readonly LiveEventType[];
}
