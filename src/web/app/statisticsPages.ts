import { attendanceCalls } from '../screens/statistics/attendance/calls.ts';
import { basketballPlayersCalls } from '../screens/statistics/basketballplayers/calls.ts';
import { basketballTeamsCalls } from '../screens/statistics/basketballteams/calls.ts';
import { goaliesCalls } from '../screens/statistics/goalies/calls.ts';
import { playersCalls } from '../screens/statistics/players/calls.ts';
import { soccerPlayersCalls } from '../screens/statistics/soccerplayers/calls.ts';
import { teamsCalls } from '../screens/statistics/teams/calls.ts';
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
    load: async () =>
      (await import('../screens/statistics/attendance/AttendanceScreen.tsx')).AttendanceScreen,
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
  {
    routes: ['/statistics/basketball/players'],
    module: 'src/web/screens/statistics/basketballplayers/BasketballPlayersScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/basketballplayers/BasketballPlayersScreen.tsx'))
        .BasketballPlayersScreen,
    calls: basketballPlayersCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
  },
  {
    routes: ['/statistics/basketball/teams'],
    module: 'src/web/screens/statistics/basketballteams/BasketballTeamsScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/basketballteams/BasketballTeamsScreen.tsx')).BasketballTeamsScreen,
    calls: basketballTeamsCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.teams}`,
    status: 200,
  },
  {
    routes: ['/statistics/soccer/players'],
    module: 'src/web/screens/statistics/soccerplayers/SoccerPlayersScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/soccerplayers/SoccerPlayersScreen.tsx')).SoccerPlayersScreen,
    calls: soccerPlayersCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
  },
];
