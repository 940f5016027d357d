import type { PeriodId } from '../ids.ts';
import type { IncidentKind } from '../league/incident/incidentKind.ts';
import type { PositionGroup } from '../league/player/positionGroup.ts';
import type { StandingsColumnKey } from '../league/standings/standingsColumnKey.ts';
import type { SportKind } from './sportKind.ts';

/** What a period is to the rules: one that is always played, one that is added, or the shootout. */
export type PeriodKind = 'regulation' | 'overtime' | 'shootout';

/** A period as the sport's rules know it, for matches whose MatchData lacks `Periods` (reading 20). */
export interface PeriodRule {
  readonly id: PeriodId;
  /** The federation's own (Norwegian) label. */
  readonly name: string;
  readonly kind: PeriodKind;
  /** Ordinal within its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** How the sport's clock is shown (specification §4, reading 21). */
export interface ClockRule {
  /** What a stopped clock shows: the time played in the period, or the time left of it; `nothing` where there is no clock. */
  readonly stoppedShows: 'elapsed' | 'remaining' | 'nothing';
  /** Whether a running clock counts down to the end of its period, or up from its start. */
  readonly runningShows: 'elapsed' | 'remaining';
  /** What the clock shows after the match, whatever the event's own numbers are. */
  readonly endDisplay: string;
  /** Whether an extra period is played to its end; else it ends where somebody scored. */
  readonly overtimeIsPlayedOut: boolean;
  /** What `TotalMatchTime` tells (wire-format §4): the time left of the period, or the time played in the match. */
  readonly totalMatchTime: 'remaining' | 'played';
}

/** How the federation's sheet of a match is read. */
export interface SheetRule {
  /** Incident types whose numbers are known; of others the federation's names tell. */
  readonly incidentKinds: ReadonlyMap<number, IncidentKind>;
  /** What an incident of a kind and subtype adds to the score of its side; 0 for nothing. */
  readonly pointsOf: (kind: IncidentKind, subtypeId: number | null) => number;
  /** Whether a row is sent for every period there might be: one that stands 0–0 was not played (wire-format §3). */
  readonly listsUnplayedPeriods: boolean;
}

/** How a sport's table is made. */
export interface StandingsRule {
  /** The columns of a league that has no settings. */
  readonly columns: readonly StandingsColumnKey[];
  /** Columns that come last and that no setting names. */
  readonly lastColumns: readonly StandingsColumnKey[];
  /** Whether a match can end in a draw. */
  readonly hasDraws: boolean;
}

/** What differs from sport to sport in leagues and played matches, as a value; see `LiveSport` for its live messages. */
export interface Sport {
  readonly kind: SportKind;
  /** In playing order. */
  readonly periods: readonly PeriodRule[];
  /** Seconds of a period that neither MatchData nor the rules name. */
  readonly periodLength: number;
  readonly overtimeLength: number;
  /** Minutes from the start of a match to its end, breaks included, where the federation sets no end. */
  readonly usualMinutes: number;
  /** What a period is that events speak of and nobody described. */
  readonly addedPeriods: PeriodKind;
  /** Whether a level play-off match goes on with numbered periods of full length. */
  readonly fullOvertimes: boolean;
  /** Whether goals or points add up over the match, or within each period (reading 22). */
  readonly scoreWithin: 'match' | 'period';
  readonly clock: ClockRule;
  readonly sheet: SheetRule;
  readonly standings: StandingsRule;
  /** The part of a squad that a position belongs to, by the position in lower case, in playing order. */
  readonly positions: Readonly<Record<string, PositionGroup>>;
}
