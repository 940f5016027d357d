import type { StatisticsPage } from '../../../statistics/definition.ts';

/** Basketball's statistics screens, in menu order. */
export const basketballStatistics: readonly StatisticsPage[] = [
  {
    route: '/statistics/basketball/players',
    name: 'players',
    module: 'src/web/sports/basketball/statistics/players.ts',
    load: async (use) => use((await import('./players.ts')).basketballPlayers),
  },
  {
    route: '/statistics/basketball/teams',
    name: 'teams',
    module: 'src/web/sports/basketball/statistics/teams.ts',
    load: async (use) => use((await import('./teams.ts')).basketballTeamsStatistics),
  },
];
