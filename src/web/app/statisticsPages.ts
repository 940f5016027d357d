import { statisticsParameters } from '../router/parameters.ts';
import type { Page } from './pageRow.ts';

/** The statistics screens (specification §2), each a row like any other page's. */
export const statisticsPages: readonly Page[] = [
  {
    routes: ['/statistics/players'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/players/PlayersScreen.tsx',
    load: async () => (await import('../screens/statistics/players/PlayersScreen.tsx')).PlayersScreen,
    calls: async (context) => (await import('../screens/statistics/players/calls.ts')).playersCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/goalies'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/goalies/GoaliesScreen.tsx',
    load: async () => (await import('../screens/statistics/goalies/GoaliesScreen.tsx')).GoaliesScreen,
    calls: async (context) => (await import('../screens/statistics/goalies/calls.ts')).goaliesCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.goalies}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/attendance'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/attendance/AttendanceScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/attendance/AttendanceScreen.tsx')).AttendanceScreen,
    calls: async (context) =>
      (await import('../screens/statistics/attendance/calls.ts')).attendanceCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.attendance}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/teams'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/teams/TeamsScreen.tsx',
    load: async () => (await import('../screens/statistics/teams/TeamsScreen.tsx')).TeamsScreen,
    calls: async (context) => (await import('../screens/statistics/teams/calls.ts')).teamsCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.teams}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/basketball/players'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/basketballplayers/BasketballPlayersScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/basketballplayers/BasketballPlayersScreen.tsx'))
        .BasketballPlayersScreen,
    calls: async (context) =>
      (await import('../screens/statistics/basketballplayers/calls.ts')).basketballPlayersCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/basketball/teams'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/basketballteams/BasketballTeamsScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/basketballteams/BasketballTeamsScreen.tsx')).BasketballTeamsScreen,
    calls: async (context) =>
      (await import('../screens/statistics/basketballteams/calls.ts')).basketballTeamsCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.teams}`,
    status: 200,
    isOfLeague: true,
  },
  {
    routes: ['/statistics/soccer/players'],
    parameters: statisticsParameters,
    module: 'src/web/screens/statistics/soccerplayers/SoccerPlayersScreen.tsx',
    load: async () =>
      (await import('../screens/statistics/soccerplayers/SoccerPlayersScreen.tsx')).SoccerPlayersScreen,
    calls: async (context) =>
      (await import('../screens/statistics/soccerplayers/calls.ts')).soccerPlayersCalls(context),
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
    isOfLeague: true,
  },
];
