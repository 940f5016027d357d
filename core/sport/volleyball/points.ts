import type { PointsRule } from '../pointsRule.ts';

/** Three points, of which the loser of five sets has one. */
export const volleyballPoints: PointsRule = {
  worthIn:
    () =>
    ({ outcome, scored, conceded }) => {
      const isClose = scored + conceded === 5;
      return outcome === 'W' ? (isClose ? 2 : 3) : isClose ? 1 : 0;
    },
  isSpread: () => false,
};
