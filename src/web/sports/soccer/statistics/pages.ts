import type { StatisticsPage } from '../../../statistics/definition.ts';

/** Soccer's statistics screens, in menu order. */
export const soccerStatistics: readonly StatisticsPage[] = [
  {
    route: '/statistics/soccer/players',
    name: 'players',
    module: 'src/web/sports/soccer/statistics/players.ts',
    load: async (use) => use((await import('./players.ts')).soccerPlayersStatistics),
  },
];
