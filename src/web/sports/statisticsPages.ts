import type { SportKind } from '@kampdag/core/sportKind';
import { type LazyModule, lazily } from '../lazyModule.ts';
import type { StatisticsDefinition, StatisticsPage } from '../statistics/definition.ts';

const definedBy = <P, Row extends object>({
  module,
  load,
}: LazyModule<StatisticsDefinition<P, Row>>): Pick<StatisticsPage, 'module' | 'load'> => ({
  module,
  load: async (use) => use(await load()),
});

/** Every sport's statistics screens, in menu order. */
export const statisticsPages: Readonly<Record<SportKind, readonly StatisticsPage[]>> = {
  icehockey: [
    {
      route: '/statistics/players',
      name: 'players',
      ...definedBy(lazily(() => import('./icehockey/statistics/skaters.ts'), 'skaters')),
    },
    {
      route: '/statistics/goalies',
      name: 'goalies',
      ...definedBy(lazily(() => import('./icehockey/statistics/goalies.ts'), 'goalies')),
    },
    {
      route: '/statistics/attendance',
      name: 'attendance',
      ...definedBy(lazily(() => import('./icehockey/statistics/attendance.tsx'), 'attendance')),
    },
    {
      route: '/statistics/teams',
      name: 'teams',
      ...definedBy(lazily(() => import('./icehockey/statistics/teams.tsx'), 'hockeyTeams')),
    },
  ],
  basketball: [
    {
      route: '/statistics/basketball/players',
      name: 'players',
      ...definedBy(lazily(() => import('./basketball/statistics/players.ts'), 'basketballPlayers')),
    },
    {
      route: '/statistics/basketball/teams',
      name: 'teams',
      ...definedBy(lazily(() => import('./basketball/statistics/teams.tsx'), 'basketballTeamsStatistics')),
    },
  ],
  volleyball: [],
  soccer: [
    {
      route: '/statistics/soccer/players',
      name: 'players',
      ...definedBy(lazily(() => import('./soccer/statistics/players.ts'), 'soccerPlayersStatistics')),
    },
  ],
  handball: [
    {
      route: '/statistics/handball/players',
      name: 'players',
      ...definedBy(lazily(() => import('./handball/statistics/players.ts'), 'handballPlayersStatistics')),
    },
  ],
  plain: [],
};
