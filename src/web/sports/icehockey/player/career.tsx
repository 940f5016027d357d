import type { PersonId, TournamentId } from '@kampdag/core/ids';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { hockeyCalls } from './calls.ts';
import { goalieCareer, goalieSaves, skaterCareer, skaterPoints } from './figures.ts';
import { Games } from './Games.tsx';

/** A hockey player's career: a skater's points, a goalie's save percentage. */
export const hockeyCareer = (
  personId: PersonId,
  position: string | null,
): CareerKind<{ personId: PersonId; tournamentId: TournamentId }, HockeyPlayerGame> => {
  const isGoalie = isGoaliePosition(position);
  return {
    endpoint: hockeyCalls(position).league,
    params: (tournamentId) => ({ personId, tournamentId }),
    keep: () => true,
    metric: ({ career }) => (isGoalie ? career.saves : career.points),
    figures: isGoalie
      ? seasonFigures(goalieTotals, goalieSaves, goalieCareer)
      : seasonFigures(skaterTotals, skaterPoints, skaterCareer),
    draw: ({ rows, ...table }) => <Games {...table} games={rows} isGoalie={isGoalie} resultOf={null} />,
  };
};
