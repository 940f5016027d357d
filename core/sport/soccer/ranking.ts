import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  type RankingRule,
  worthByResult,
} from '../rankingRule.ts';

/** Three points for a victory and one for a draw; then the goal difference. */
export const soccerRanking: RankingRule = {
  worth: worthByResult(3),
  sureWhenLevel: () => null,
  mayBeLate: () => false,
  orders: [byDifference, byMutualMatches, byDifferenceAlone],
};
