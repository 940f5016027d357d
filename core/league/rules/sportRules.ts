import { FederationText, lettersOf } from '../../federationText.ts';
import { PeriodId } from '../../ids.ts';
import type { SportKind } from '../../sportKind.ts';
import type { IncidentKind } from './incidentKind.ts';
import type { PositionGroup } from './positionGroup.ts';
import type { RankingRule } from './rankingRule.ts';
import type { StandingsColumnKey } from './standingsColumnKey.ts';

/** The kinds of period. */
export type PeriodKind = 'regulation' | 'overtime' | 'shootout';

/** A period by the sport's rules, for matches whose MatchData lacks `Periods` (reading 20). */
export interface PeriodRule {
  readonly id: PeriodId;
  /** The federation's (Norwegian) label. */
  readonly name: FederationText;
  readonly kind: PeriodKind;
  /** Ordinal within its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** Periods of one kind with successive ids: `1. periode`, `2. periode`, and on. */
export const numberedPeriods = (
  count: number,
  firstId: number,
  word: string,
  { kind, length }: Pick<PeriodRule, 'kind' | 'length'>,
): readonly PeriodRule[] =>
  Array.from({ length: count }, (_, index) => ({
    id: PeriodId(firstId + index),
    name: FederationText(`${index + 1}. ${word}`),
    kind,
    number: index + 1,
    length,
  }));

/** The display of the sport's clock (specification §4, reading 21). */
export interface ClockRule {
  /** The one scale of the clock, running and stopped: time left in the period, time played in it or in the match, or no clock. */
  readonly shows: 'remaining' | 'elapsed' | 'matchTime' | 'nothing';
  /** Whether a period goes on after its length until its end is reported: football's added time. */
  readonly hasAddedTime: boolean;
  /** Seconds of play of a match without overtime: the display after the match, whatever the events say; 0 without a clock. */
  readonly fullTime: number;
  /** Whether overtime is played to its end; otherwise it ends with a goal. */
  readonly overtimeIsPlayedOut: boolean;
  /** The meaning of `TotalMatchTime` (wire-format §4): time left in the period, or time played in the match. */
  readonly totalMatchTime: 'remaining' | 'played';
}

/** The rules for winning sets (FIVB rule 6). */
export interface SetRule {
  /** The most sets of a match. */
  readonly bestOf: number;
  /** The fewest points that win a set, with a lead of two. */
  readonly points: number;
  /** The same of the last possible set, and of a golden set. */
  readonly lastPoints: number;
}

/** The rules for the federation's match sheet. */
interface SheetRule {
  /** The known incident types; others are recognised by the federation's names. */
  readonly incidentKinds: ReadonlyMap<number, IncidentKind>;
  /** Kinds by the sport's own words, which come before those of all sports: a dismissal in football is a suspension in handball. */
  readonly words: readonly (readonly [RegExp, IncidentKind])[];
  /** The points of an incident, 0 when it did not score. */
  readonly pointsOf: (kind: IncidentKind, subtypeId: number | null) => number;
  /** Whether every possible period has a row, so that 0–0 means unplayed (wire-format §3). */
  readonly listsUnplayedPeriods: boolean;
}

/** A sheet on which every goal or point counts 1, without specified incident types. */
export const sheetOfGoals: SheetRule = {
  incidentKinds: new Map(),
  words: [],
  pointsOf: (kind) => (kind === 'goal' || kind === 'ownGoal' || kind === 'point' ? 1 : 0),
  listsUnplayedPeriods: false,
};

/** The rules for a sport's standings. */
interface StandingsRule {
  /** The columns of a league without settings. */
  readonly columns: readonly StandingsColumnKey[];
  /** Columns added last, outside the settings. */
  readonly lastColumns: readonly StandingsColumnKey[];
  /** Whether a match can end in a draw. */
  readonly hasDraws: boolean;
}

/** The federations' calls that tell what players did in a match (specification §7). */
export type PlayersCall =
  | 'icehockey/Match/Players/{matchId}'
  | 'basketball/match/Players/{matchId}'
  | 'volleyball/match/Players/{matchId}'
  | 'handball/match/Players/{matchId}'
  | 'ta/MatchIncidents?matchId={matchId}';

/** A sport's rules for leagues and played matches: what a league knows of its sport. */
export interface SportRules {
  readonly kind: SportKind;
  /** In playing order. */
  readonly periods: readonly PeriodRule[];
  /** Seconds of a period that neither MatchData nor the rules name. */
  readonly periodLength: number;
  readonly overtimeLength: number;
  /** Minutes from a match's start to its end, breaks included, where the federation gives no end. */
  readonly usualMinutes: number;
  /** The kind of a period that only events name. */
  readonly addedPeriods: PeriodKind;
  /** Whether level play-off matches continue with numbered periods of full length. */
  readonly fullOvertimes: boolean;
  /** Whether goals or points add up over the match, or within each period (reading 22). */
  readonly scoreWithin: 'match' | 'period';
  /**
   * What a decided shootout adds to the score (reading 39): one goal for its winner, its goals, or nothing, as they stand beside it.
   */
  readonly shootoutAdds: 'oneGoal' | 'itsGoals' | 'nothing';
  /** Whether leagues that the deployment names come first (reading 6). */
  readonly hasNamedLeagues: boolean;
  /** Null in a sport without sets. */
  readonly sets: SetRule | null;
  readonly clock: ClockRule;
  readonly sheet: SheetRule;
  /** Null where no call tells what players did. */
  readonly playersCall: PlayersCall | null;
  readonly standings: StandingsRule;
  readonly ranking: RankingRule;
  /** The position group of each position, in lower case, in playing order. */
  readonly positions: Readonly<Record<string, PositionGroup>>;
}

/** What most sports' rules say; a sport names what its own say otherwise. */
export const usualRules = {
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  shootoutAdds: 'nothing',
  hasNamedLeagues: false,
  sets: null,
} as const satisfies Partial<SportRules>;

/** A sport that is not timed. */
export const noClock: ClockRule = {
  shows: 'nothing',
  hasAddedTime: false,
  fullTime: 0,
  overtimeIsPlayedOut: true,
  totalMatchTime: 'played',
};

/** The leading ordinal of a period's label: 4 for `4. periode`; 0 without one. */
export const ordinalIn = (label: FederationText): number =>
  Number(/^\s*(\d{1,2})(?!\d)/.exec(lettersOf(label))?.[1] ?? 0);

/** The number of regulation periods. */
export const regulationPeriods = ({ periods }: Pick<SportRules, 'periods'>): number =>
  periods.filter(({ kind }) => kind === 'regulation').length;

/** The fewest periods that a match can have: those of regulation, in soccer its halves, or as many sets as decide it. */
export const fewestPeriods = (
  sport: Pick<SportRules, 'periods' | 'periodLength' | 'sets' | 'clock'>,
): number => {
  if (sport.sets !== null) return Math.ceil(sport.sets.bestOf / 2);
  return sport.periods.length > 0 ? regulationPeriods(sport) : sport.clock.fullTime / sport.periodLength;
};

const lastPeriod = 12;

/**
 * Whether an ordinal is that of a full-length overtime of a level play-off match: hockey's fourth to twelfth period
 * (specification §3, reading 31).
 */
export const isFullOvertime = (
  sport: Pick<SportRules, 'fullOvertimes' | 'periods'>,
  ordinal: number,
): boolean => sport.fullOvertimes && ordinal > regulationPeriods(sport) && ordinal <= lastPeriod;
