import { mutualFirst, type RankingRule, worthByResult } from '../rankingRule.ts';

/** Three points, one of them for the loser after overtime; or two, in some leagues. */
export const hockeyRanking: RankingRule = {
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
};
