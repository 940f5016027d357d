import { mutualFirst, type RankingRule, worthByResult } from '../rankingRule.ts';

/** Two points for a win and one for a draw; matches between the level teams come first (federation's rules § 19-1.6.3). */
export const handballRanking: RankingRule = {
  worth: worthByResult(2),
  guaranteedPoints: () => null,
  mayHaveOvertime: () => false,
  orders: mutualFirst,
};
