import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  type RankingRule,
  worthByResult,
} from '../rankingRule.ts';

/** Three points for a win and one for a draw, then goal difference. */
export const soccerRanking: RankingRule = {
  worth: worthByResult(3),
  guaranteedPoints: () => null,
  mayHaveOvertime: () => false,
  orders: [byDifference, byMutualMatches, byDifferenceAlone],
};
