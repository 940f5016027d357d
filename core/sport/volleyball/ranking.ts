import { byDifference, byDifferenceAlone, byMutualMatches, type RankingRule } from '../rankingRule.ts';

/** The most sets in a match. */
const mostSets = 5;

/**
 * Three points, one of them for the loser where all sets were played. By FIVB's rules of competitions matches won come first, then
 * points, the ratio of sets and that of rally points; a table that follows another order is recognised by it.
 */
export const volleyballRanking: RankingRule = {
  worth: ({ goals: { home, away } }) => {
    if (home === away) return { home: 0, away: 0 };
    // All sets were played: 3–2, and 2–1 in a match of three.
    const [won, others] = [Math.max(home, away), Math.min(home, away)];
    const lost = won > 1 && others === won - 1 ? 1 : 0;
    return home > away ? { home: 3 - lost, away: lost } : { home: lost, away: 3 - lost };
  },
  // At two sets each, the loser of the fifth gets a point.
  guaranteedPoints: ({ home, away }) => (home + away === mostSets - 1 ? 1 : 0),
  mayHaveOvertime: () => false,
  orders: [
    ['victories', 'points', 'ratio', 'rallyRatio'],
    ['points', 'victories', 'ratio', 'rallyRatio'],
    ['points', 'ratio', 'rallyRatio'],
    byDifference,
    byMutualMatches,
    byDifferenceAlone,
  ],
};
