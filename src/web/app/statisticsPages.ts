import { goaliesCalls } from '../screens/statistics/goalies/calls.ts';
import { attendanceCalls } from '../screens/statistics/attendance/calls.ts';
import { teamsCalls } from '../screens/statistics/teams/calls.ts';
import { playersCalls } from '../screens/statistics/players/calls.ts';
import type { Page } from './pages.ts';

/** The statistics screens (specification §2), each a row like any other page's. */
export const statisticsPages: readonly Page[] = [
  {
    routes: ['/statistics/players'],
    module: 'src/web/screens/statistics/players/PlayersScreen.tsx',
    load: async () => (await import('../screens/statistics/players/PlayersScreen.tsx')).PlayersScreen,
    calls: playersCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
  },
  {
    routes: ['/statistics/goalies'],
    module: 'src/web/screens/statistics/goalies/GoaliesScreen.tsx',
    load: async () => (await import('../screens/statistics/goalies/GoaliesScreen.tsx')).GoaliesScreen,
    calls: goaliesCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.goalies}`,
    status: 200,
  },
  {
    routes: ['/statistics/attendance'],
    module: 'src/web/screens/statistics/attendance/AttendanceScreen.tsx',
    load: async () => (await import('../screens/statistics/attendance/AttendanceScreen.tsx')).AttendanceScreen,
    calls: attendanceCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.attendance}`,
    status: 200,
  },
  {
    routes: ['/statistics/teams'],
    module: 'src/web/screens/statistics/teams/TeamsScreen.tsx',
    load: async () => (await import('../screens/statistics/teams/TeamsScreen.tsx')).TeamsScreen,
    calls: teamsCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.teams}`,
    status: 200,
  },
];
