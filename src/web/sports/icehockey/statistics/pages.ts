import type { StatisticsPage } from '../../../statistics/definition.ts';

/** Ice hockey's statistics screens, in menu order. */
export const hockeyStatistics: readonly StatisticsPage[] = [
  {
    route: '/statistics/players',
    name: 'players',
    module: 'src/web/sports/icehockey/statistics/skaters.ts',
    load: async (use) => use((await import('./skaters.ts')).skaters),
  },
  {
    route: '/statistics/goalies',
    name: 'goalies',
    module: 'src/web/sports/icehockey/statistics/goalies.ts',
    load: async (use) => use((await import('./goalies.ts')).goalies),
  },
  {
    route: '/statistics/attendance',
    name: 'attendance',
    module: 'src/web/sports/icehockey/statistics/attendance.ts',
    load: async (use) => use((await import('./attendance.ts')).attendance),
  },
  {
    route: '/statistics/teams',
    name: 'teams',
    module: 'src/web/sports/icehockey/statistics/teams.ts',
    load: async (use) => use((await import('./teams.ts')).hockeyTeams),
  },
];
