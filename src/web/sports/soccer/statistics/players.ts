import { soccerPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { byGoals } from '@kampdag/core/sport/statisticsOrder';
import { statisticsOf } from '../../../statistics/definition.ts';
import { soccerFigures } from '../figures.ts';

/** The players of a company league (specification §2). */
export const soccerPlayersStatistics = statisticsOf(soccerPlayers)({
  params: (tournamentId) => ({ tournamentId }),
  fields: ['search', 'team'],
  keep: (row, { teamId }) => teamId === null || row.teamId === teamId,
  subject: {
    type: 'player',
    columns: ['team'],
    of: (row) => ({
      ...row,
      name: row.reportedName === null ? row : { firstName: row.reportedName, lastName: null },
    }),
  },
  columns: () => soccerFigures,
  detailed: [],
  order: () => byGoals,
  sort: 'goals',
  leaders: [{ column: 'goals' }, { column: 'redCards' }, { column: 'yellowCards' }],
});
