import { byDifference, byDifferenceAlone, byMutualMatches, type RankingRule } from '../rankingRule.ts';

/** Sets of a match that goes to the last one. */
const mostSets = 5;

/** Three points, of which the loser of five sets has one; who is level on points is told apart as FIVB does. */
export const volleyballRanking: RankingRule = {
  worth: ({ goals: { home, away } }) => {
    const lost = home + away === mostSets ? 1 : 0;
    if (home === away) return { home: 0, away: 0 };
    return home > away ? { home: 3 - lost, away: lost } : { home: lost, away: 3 - lost };
  },
  // At two sets each the fifth comes, whose loser has a point.
  sureWhenLevel: ({ home, away }) => (home + away === mostSets - 1 ? 1 : 0),
  mayBeLate: () => false,
  orders: [
    ['victories', 'ratio', ...byDifference],
    ['ratio', ...byDifference],
    byDifference,
    byMutualMatches,
    byDifferenceAlone,
  ],
};
