import { mutualFirst, type RankingRule, worthByResult } from '../rankingRule.ts';

/** Two points for a win; tiebreaks by FIBA's official rules (D.1). */
export const basketballRanking: RankingRule = {
  worth: worthByResult(2),
  guaranteedPoints: () => 0,
  mayHaveOvertime: () => false,
  orders: mutualFirst,
};
