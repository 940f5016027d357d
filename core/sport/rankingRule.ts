import type { BySide } from '../side.ts';

/** What decided a match; null where nobody tells. */
export type Decided = 'fullTime' | 'overtime' | 'penalties' | null;

/** A result as a table counts it. */
export interface CountedResult {
  /** Goals with the shootout's, points, sets. */
  readonly goals: BySide<number>;
  readonly decided: Decided;
}

/** By what teams that are level on points are told apart: `mutual…` counts the matches among the level teams alone. */
export type Tiebreak =
  | 'victories'
  | 'ratio'
  | 'difference'
  | 'scored'
  | 'mutualPoints'
  | 'mutualDifference'
  | 'mutualScored';

/** How a sport's table is made of results. */
export interface RankingRule {
  /** Points of each side. `multiplier` as `winMultiplier` tells it. */
  readonly worth: (result: CountedResult, multiplier: 2 | 3) => BySide<number>;
  /**
   * Points that each side is sure of while a match is level that cannot end so; null where it can. Their match is counted, and
   * neither won, drawn nor lost.
   */
  readonly sureWhenLevel: (goals: BySide<number>, multiplier: 2 | 3) => number | null;
  /** Whether a match that was won by so many goals may have gone beyond full time, which the table counts by itself. */
  readonly mayBeLate: (margin: number) => boolean;
  /** The orders in which leagues of the sport use the tiebreaks, the usual one first. */
  readonly orders: readonly [readonly Tiebreak[], ...(readonly Tiebreak[])[]];
}

/** Points of the sides by who won. */
export const worthByResult =
  (victory: number): RankingRule['worth'] =>
  ({ goals: { home, away } }) => ({
    home: home > away ? victory : home === away ? 1 : 0,
    away: away > home ? victory : home === away ? 1 : 0,
  });

/** All matches count before those among the level teams. */
export const byDifference: readonly Tiebreak[] = [
  'difference',
  'scored',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
];

/** All matches count, and lots are drawn for the rest. */
export const byDifferenceAlone: readonly Tiebreak[] = ['difference', 'scored'];

/** The matches among the level teams count before all others. */
export const byMutualMatches: readonly Tiebreak[] = [
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
  'difference',
  'scored',
];

/** The orders of sports in which the matches among the level teams usually come first. */
export const mutualFirst: RankingRule['orders'] = [byMutualMatches, byDifference, byDifferenceAlone];
