import { basketballTeams } from '@kampdag/core/gateway/ballEndpoints';
import { TeamId, type TournamentId } from '@kampdag/core/ids';
import { byTeamPoints } from '@kampdag/core/league/player/statisticsOrder';
import type { BasketballTeam } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import type { StatisticsDefinition } from '../../../statistics/definition.ts';
import { CoverageInfo } from './CoverageInfo.tsx';
import { basketballFigures, basketballLeaders, detailedFigures } from './figures.ts';
import { ScoringChart } from './ScoringChart.tsx';

/** The teams of a basketball league, and the sources of their points. */
export const basketballTeamsStatistics: StatisticsDefinition<
  { readonly tournamentId: TournamentId },
  BasketballTeam
> = {
  endpoint: basketballTeams,
  params: (tournamentId) => ({ tournamentId }),
  fields: ['basis'],
  subject: {
    type: 'team',
    of: ({ name, teamId }) => ({ name, teamId: teamId === null ? null : TeamId(teamId) }),
  },
  columns: basketballFigures,
  detailed: detailedFigures,
  order: () => byTeamPoints,
  sort: 'points',
  leaders: basketballLeaders,
  Summary: CoverageInfo,
  Chart: ScoringChart,
};
