import type { BySide } from '../../side.ts';

/** How a match was decided; null when unknown. */
export type Decided = 'fullTime' | 'overtime' | 'penalties' | null;

/** A result that counts in a table. */
export interface CountedResult {
  /** Goals, the shootout's included; points; or sets. */
  readonly goals: BySide<number>;
  readonly decided: Decided;
  /** Whether it was awarded without play, against the side that has fewer (reading 33). Default: no. */
  readonly isForfeit?: boolean;
}

/** A figure by which teams are ranked, the greater first; `mutual…` counts only the matches between the teams still level. */
export type Criterion =
  | 'points'
  | 'victories'
  /** Goals, or sets, scored to conceded. */
  | 'ratio'
  /** Points won to lost within the sets of volleyball. */
  | 'rallyRatio'
  | 'difference'
  | 'scored'
  | 'mutualPoints'
  | 'mutualDifference'
  | 'mutualScored';

/** A sport's rules for ranking teams by results. */
export interface RankingRule {
  /** Each side's points; `multiplier` is that of `winMultiplier`. */
  readonly worth: (result: CountedResult, multiplier: 2 | 3) => BySide<number>;
  /**
   * Each side's guaranteed points while a match is level; null where it can end in a draw. Such a match counts as played, not
   * as won, drawn or lost.
   */
  readonly guaranteedPoints: (goals: BySide<number>, multiplier: 2 | 3) => number | null;
  /** Whether a match won by a margin may have gone to overtime, which the table counts separately. */
  readonly mayHaveOvertime: (margin: number) => boolean;
  /** The sport's orders of criteria, the one of its rule book first. */
  readonly orders: readonly [readonly Criterion[], ...(readonly Criterion[])[]];
}

/** Points for a win (given), a draw (1) and a loss (0). */
export const worthByResult =
  (victory: number): RankingRule['worth'] =>
  ({ goals: { home, away } }) => ({
    home: home > away ? victory : home === away ? 1 : 0,
    away: away > home ? victory : home === away ? 1 : 0,
  });

/** Points, then all matches, then those between the level teams. */
export const byDifference: readonly Criterion[] = [
  'points',
  'difference',
  'scored',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
];

/** Points, then only all matches; then lots are drawn. */
export const byDifferenceAlone: readonly Criterion[] = ['points', 'difference', 'scored'];

/** Points, then the matches between the level teams, then all matches. */
export const byMutualMatches: readonly Criterion[] = [
  'points',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
  'difference',
  'scored',
];

/** The orders of sports where matches between the level teams usually come first. */
export const mutualFirst: RankingRule['orders'] = [byMutualMatches, byDifference, byDifferenceAlone];
