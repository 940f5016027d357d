import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  type RankingRule,
  worthByResult,
} from '../rankingRule.ts';

/** Points as the league counts a win, one for a draw; the order that reproduces the federation's table is taken. */
export const plainRanking: RankingRule = {
  worth: (result, multiplier) => worthByResult(multiplier)(result, multiplier),
  guaranteedPoints: () => null,
  mayHaveOvertime: () => false,
  orders: [byDifference, byMutualMatches, byDifferenceAlone],
};
