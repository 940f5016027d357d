import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { byPoints, byPointsPerMatch } from '@kampdag/core/sport/statisticsOrder';
import { statisticsOf } from '../../../statistics/definition.ts';
import { basketballFigures, basketballLeaders, CoverageInfo, detailedFigures } from './figures.tsx';

/** The players of a basketball league; the federation sends all, and the page filters by team. */
export const basketballPlayers = statisticsOf(basketballSeasonPlayers)({
  params: (tournamentId) => ({ tournamentId, personId: null }),
  fields: ['search', 'team', 'basis'],
  keep: (row, { teamId }) => teamId === null || row.teamId === teamId,
  subject: { type: 'player', columns: ['number', 'team'], of: (row) => ({ ...row, name: row }) },
  columns: basketballFigures,
  detailed: detailedFigures,
  order: (basis) => (basis === 'total' ? byPoints : byPointsPerMatch),
  sort: 'points',
  leaders: basketballLeaders,
  Summary: CoverageInfo,
});
