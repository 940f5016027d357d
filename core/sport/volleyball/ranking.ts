import { byDifference, byDifferenceAlone, byMutualMatches, type RankingRule } from '../rankingRule.ts';

/** The most sets in a match. */
const mostSets = 5;

/** Three points, one of them for the loser of five sets; tiebreaks by FIVB's rules. */
export const volleyballRanking: RankingRule = {
  worth: ({ goals: { home, away } }) => {
    const lost = home + away === mostSets ? 1 : 0;
    if (home === away) return { home: 0, away: 0 };
    return home > away ? { home: 3 - lost, away: lost } : { home: lost, away: 3 - lost };
  },
  // At two sets each, the loser of the fifth gets a point.
  guaranteedPoints: ({ home, away }) => (home + away === mostSets - 1 ? 1 : 0),
  mayHaveOvertime: () => false,
  orders: [
    ['victories', 'ratio', ...byDifference],
    ['ratio', ...byDifference],
    byDifference,
    byMutualMatches,
    byDifferenceAlone,
  ],
};
