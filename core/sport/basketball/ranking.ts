import { mutualFirst, type RankingRule, worthByResult } from '../rankingRule.ts';

/** Two points for a victory; who is level on points is told apart as FIBA's official rules say (D.1). */
export const basketballRanking: RankingRule = {
  worth: worthByResult(2),
  sureWhenLevel: () => 0,
  mayBeLate: () => false,
  orders: mutualFirst,
};
