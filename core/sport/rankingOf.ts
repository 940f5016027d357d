import type { RankingRule, Tiebreak } from './rankingRule.ts';
import type { SportKind } from './sportKind.ts';

/** Points for a win (given), a draw (1) and a loss (0). */
const worthByResult =
  (victory: number): RankingRule['worth'] =>
  ({ goals: { home, away } }) => ({
    home: home > away ? victory : home === away ? 1 : 0,
    away: away > home ? victory : home === away ? 1 : 0,
  });

/** All matches first, then those between the level teams. */
const byDifference: readonly Tiebreak[] = [
  'difference',
  'scored',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
];

/** Only all matches; then lots are drawn. */
const byDifferenceAlone: readonly Tiebreak[] = ['difference', 'scored'];

/** The matches between the level teams first, then all matches. */
const byMutualMatches: readonly Tiebreak[] = [
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
  'difference',
  'scored',
];

/** The orders of sports where matches between the level teams usually come first. */
const mutualFirst: RankingRule['orders'] = [byMutualMatches, byDifference, byDifferenceAlone];

/** The most sets in a volleyball match. */
const mostSets = 5;

const rankings: Readonly<Record<SportKind, RankingRule>> = {
  // Three points, one of them for the loser after overtime; or two, in some leagues.
  icehockey: {
    worth: (result, multiplier) => {
      const { home, away } = worthByResult(multiplier)(result, multiplier);
      const isLate = result.decided === 'overtime' || result.decided === 'penalties';
      if (multiplier === 2 || !isLate || home === away) return { home, away };
      return home > away ? { home: 2, away: 1 } : { home: 1, away: 2 };
    },
    guaranteedPoints: (_, multiplier) => (multiplier === 3 ? 1 : null),
    // Overtime ends with a goal, and a shootout gives one.
    mayHaveOvertime: (margin) => margin === 1,
    orders: mutualFirst,
  },
  // Two points for a win; tiebreaks by FIBA's official rules (D.1).
  basketball: {
    worth: worthByResult(2),
    guaranteedPoints: () => 0,
    mayHaveOvertime: () => false,
    orders: mutualFirst,
  },
  // Three points, one of them for the loser of five sets; tiebreaks by FIVB's rules.
  volleyball: {
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
  },
  // Three points for a win and one for a draw, then goal difference.
  soccer: {
    worth: worthByResult(3),
    guaranteedPoints: () => null,
    mayHaveOvertime: () => false,
    orders: [byDifference, byMutualMatches, byDifferenceAlone],
  },
  // Two points for a win and one for a draw; matches between the level teams come first (federation's rules § 19-1.6.3).
  handball: {
    worth: worthByResult(2),
    guaranteedPoints: () => null,
    mayHaveOvertime: () => false,
    orders: mutualFirst,
  },
};

/** A sport's ranking rule, for pages that compute a table. */
export const rankingOf = (kind: SportKind): RankingRule => rankings[kind];
