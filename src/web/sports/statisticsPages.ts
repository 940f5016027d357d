import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { StatisticsPage } from '../statistics/definition.ts';

/** Every sport's statistics screens, in menu order. */
export const statisticsPages: Readonly<Record<SportKind, readonly StatisticsPage[]>> = {
  icehockey: [
    {
      route: '/statistics/players',
      name: 'players',
      module: 'src/web/sports/icehockey/statistics/skaters.ts',
      load: async (use) => use((await import('./icehockey/statistics/skaters.ts')).skaters),
    },
    {
      route: '/statistics/goalies',
      name: 'goalies',
      module: 'src/web/sports/icehockey/statistics/goalies.ts',
      load: async (use) => use((await import('./icehockey/statistics/goalies.ts')).goalies),
    },
    {
      route: '/statistics/attendance',
      name: 'attendance',
      module: 'src/web/sports/icehockey/statistics/attendance.tsx',
      load: async (use) => use((await import('./icehockey/statistics/attendance.tsx')).attendance),
    },
    {
      route: '/statistics/teams',
      name: 'teams',
      module: 'src/web/sports/icehockey/statistics/teams.tsx',
      load: async (use) => use((await import('./icehockey/statistics/teams.tsx')).hockeyTeams),
    },
  ],
  basketball: [
    {
      route: '/statistics/basketball/players',
      name: 'players',
      module: 'src/web/sports/basketball/statistics/players.ts',
      load: async (use) => use((await import('./basketball/statistics/players.ts')).basketballPlayers),
    },
    {
      route: '/statistics/basketball/teams',
      name: 'teams',
      module: 'src/web/sports/basketball/statistics/teams.tsx',
      load: async (use) => use((await import('./basketball/statistics/teams.tsx')).basketballTeamsStatistics),
    },
  ],
  volleyball: [],
  soccer: [
    {
      route: '/statistics/soccer/players',
      name: 'players',
      module: 'src/web/sports/soccer/statistics/players.ts',
      load: async (use) => use((await import('./soccer/statistics/players.ts')).soccerPlayersStatistics),
    },
  ],
  handball: [
    {
      route: '/statistics/handball/players',
      name: 'players',
      module: 'src/web/sports/handball/statistics/players.ts',
      load: async (use) => use((await import('./handball/statistics/players.ts')).handballPlayersStatistics),
    },
  ],
};
