import type { StatisticsPage } from '../../../statistics/definition.ts';

/** Handball's statistics screens, in menu order. */
export const handballStatistics: readonly StatisticsPage[] = [
  {
    route: '/statistics/handball/players',
    name: 'players',
    module: 'src/web/sports/handball/statistics/players.ts',
    load: async (use) => use((await import('./players.ts')).handballPlayersStatistics),
  },
];
