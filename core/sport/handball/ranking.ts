import { mutualFirst, type RankingRule, worthByResult } from '../rankingRule.ts';

/** Two points for a victory and one for a draw; matches among the level teams come first in the federation's rules (§ 19-1.6.3). */
export const handballRanking: RankingRule = {
  worth: worthByResult(2),
  sureWhenLevel: () => null,
  mayBeLate: () => false,
  orders: mutualFirst,
};
