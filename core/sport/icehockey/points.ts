import type { PlayedMatch } from '../../league/standings/form.ts';
import { type PointsRule, pointsPerVictory, type TeamSeason, type Worth } from '../pointsRule.ts';

const isByOneGoal = ({ scored, conceded }: PlayedMatch): boolean => Math.abs(scored - conceded) === 1;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(part / whole, 1));

/** Three points, of which the loser after overtime has one: as many a match as the table knows of, spread over those by one goal. */
const byOvertimes = ({ row, played }: TeamSeason): Worth => {
  const close = (outcome: 'W' | 'L'): number =>
    played.filter((match) => match.outcome === outcome && isByOneGoal(match)).length;
  const given = share(row.victoriesOvertime + row.victoriesPenalties, close('W'));
  const taken = share(row.lossesOvertime + row.lossesPenalties, close('L'));
  return (match) =>
    match.outcome === 'W'
      ? 3 - (isByOneGoal(match) ? given : 0)
      : match.outcome === 'L' && isByOneGoal(match)
        ? taken
        : match.outcome === 'D'
          ? 1
          : 0;
};

/** Three points, or two in leagues whose tables are made so. */
export const hockeyPoints: PointsRule = {
  worthIn: (season) => (season.multiplier === 3 ? byOvertimes(season) : pointsPerVictory(2).worthIn(season)),
  isSpread: (multiplier) => multiplier === 3,
};
