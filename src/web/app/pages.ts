import { sportKindOf } from '@kampdag/core/site/deployment';
import { dayParameter } from '@kampdag/core/site/paths';
import { matchTabIn } from '../match/parts/matchTab.ts';
import { scheduleParameters, tableParameters, tablesBySide } from '../router/parameters.ts';
import { sportViews } from '../sports/sportViews.ts';
import type { pageCalls } from './pageCalls.ts';
import type { Page } from './pageRow.ts';
import { statisticsPages } from './statisticsPages.ts';

/** The modules of a screen with its sport's own headings of the standings. */
const withHeadings =
  (module: string): Page['modules'] =>
  (sport) => [module, ...(sportViews[sport].standings === null ? [] : [sportViews[sport].standings.module])];

/** The calls of a page that needs a few, loaded on demand. */
const callsOf =
  (page: keyof typeof pageCalls): NonNullable<Page['calls']> =>
  async (context) =>
    (await import('./pageCalls.ts')).pageCalls[page](context);

/** Every page of the site. */
export const pages: readonly Page[] = [
  {
    routes: ['/', '/scoreboard'],
    modules: () => ['src/web/screens/scoreboard/ScoreboardScreen.tsx'],
    load: async () => (await import('../screens/scoreboard/ScoreboardScreen.tsx')).ScoreboardScreen,
    calls: callsOf('scoreboard'),
    title: ({ menu }) => menu.scoreboard,
    ofLeague: 'something',
  },
  {
    routes: ['/today'],
    modules: () => ['src/web/screens/today/TodayScreen.tsx'],
    load: async () => (await import('../screens/today/TodayScreen.tsx')).TodayScreen,
    calls: callsOf('today'),
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
  },
  {
    routes: ['/corrections'],
    modules: () => ['src/web/screens/corrections/CorrectionsScreen.tsx'],
    load: async () => (await import('../screens/corrections/CorrectionsScreen.tsx')).CorrectionsScreen,
    calls: callsOf('corrections'),
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
  },
  {
    routes: ['/screen'],
    parameters: ['language'],
    modules: () => ['src/web/screens/hall/HallScreen.tsx'],
    load: async () => (await import('../screens/hall/HallScreen.tsx')).HallScreen,
    calls: callsOf('hall'),
    subject: async (query) => (await import('./pageCalls.ts')).hallSubject(query),
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
    isBare: true,
  },
  {
    routes: ['/following'],
    modules: () => ['src/web/screens/following/FollowingScreen.tsx'],
    load: async () => (await import('../screens/following/FollowingScreen.tsx')).FollowingScreen,
    calls: null,
    title: ({ menu }) => menu.following,
    ofLeague: 'something',
  },
  {
    routes: ['/schedule'],
    parameters: scheduleParameters,
    modules: () => ['src/web/screens/schedule/ScheduleScreen.tsx'],
    load: async () => (await import('../screens/schedule/ScheduleScreen.tsx')).ScheduleScreen,
    calls: callsOf('schedule'),
    title: ({ menu }) => menu.schedule,
    ofLeague: 'everyMatch',
  },
  {
    routes: ['/standings'],
    parameters: ['table', dayParameter, ...tableParameters('')],
    modules: withHeadings('src/web/screens/standings/StandingsScreen.tsx'),
    load: async (sport, query) => {
      const [{ loadAsOfDay, standingsScreen }, views] = await Promise.all([
        import('../screens/standings/StandingsScreen.tsx'),
        sportViews[sport].standings?.load() ?? null,
      ]);
      return standingsScreen({ sport, views }, query.has(dayParameter) ? await loadAsOfDay() : null);
    },
    calls: async (context) => (await import('../screens/standings/calls.ts')).standingsCalls(context),
    title: ({ menu }) => menu.standings,
    ofLeague: 'everyMatch',
  },
  // A match in play or recently played; this page and the finished match's link to each other (reading 26).
  {
    routes: ['/livematch'],
    parameters: ['events', 'tab', 'at'],
    modules: () => ['src/web/screens/livematch/LiveMatchScreen.tsx'],
    lazyModules: (sport) => [sportViews[sport].live.module],
    load: async () => (await import('../screens/livematch/LiveMatchScreen.tsx')).LiveMatchScreen,
    calls: async (context) => (await import('../screens/livematch/calls.ts')).liveMatchCalls(context),
    subject: async (query) => (await import('../match/states/matchCalls.ts')).matchSubject(query),
    title: ({ titles }) => titles.match,
    ofLeague: 'nothing',
    isLive: true,
  },
  {
    routes: ['/match'],
    parameters: [
      'events',
      'period',
      'tab',
      'team',
      ...tableParameters('skaters'),
      ...tablesBySide('goalies', 'box', 'sheet', 'players'),
    ],
    modules: (sport) => ['src/web/screens/match/MatchScreen.tsx', sportViews[sport].played.module],
    lazyModules: (sport, query) => sportViews[sport].played.lazyTabs[matchTabIn(query)] ?? [],
    load: async (sport) => {
      const [{ matchScreen }, views] = await Promise.all([
        import('../screens/match/MatchScreen.tsx'),
        sportViews[sport].played.load(),
      ]);
      return matchScreen({ sport, views });
    },
    calls: async (context) => (await import('../screens/match/calls.ts')).matchPageCalls(context),
    subject: async (query) => (await import('../match/states/matchCalls.ts')).matchSubject(query),
    title: ({ titles }) => titles.match,
    ofLeague: 'nothing',
  },
  {
    routes: ['/matchnotready'],
    modules: () => ['src/web/screens/matchnotready/MatchNotReadyScreen.tsx'],
    load: async () => (await import('../screens/matchnotready/MatchNotReadyScreen.tsx')).MatchNotReadyScreen,
    calls: async (context) => (await import('../screens/matchnotready/calls.ts')).matchNotReadyCalls(context),
    title: ({ titles }) => titles.matchNotReady,
    ofLeague: 'nothing',
  },
  ...statisticsPages,
  {
    routes: ['/team'],
    modules: withHeadings('src/web/screens/team/TeamScreen.tsx'),
    load: async (sport) => (await import('../screens/team/TeamScreen.tsx')).loadTeamScreen(sport),
    calls: async (context) => (await import('../screens/team/calls.ts')).teamCalls(context),
    subject: async (query) => (await import('../screens/team/calls.ts')).teamSubject(query),
    title: ({ titles }) => titles.team,
    ofLeague: 'everyMatch',
  },
  {
    routes: ['/teammembers'],
    parameters: ['position', ...tableParameters('')],
    modules: () => ['src/web/screens/teammembers/RosterScreen.tsx'],
    load: async () => (await import('../screens/teammembers/RosterScreen.tsx')).RosterScreen,
    calls: callsOf('roster'),
    title: ({ menu }) => menu.rosters,
    ofLeague: 'something',
  },
  {
    routes: ['/transfers'],
    parameters: ['q', ...tableParameters('')],
    modules: () => ['src/web/screens/transfers/TransfersScreen.tsx'],
    load: async () => (await import('../screens/transfers/TransfersScreen.tsx')).TransfersScreen,
    calls: callsOf('transfers'),
    title: ({ menu }) => menu.transfers,
    ofLeague: 'nothing',
  },
  {
    routes: ['/player'],
    parameters: ['playerId', 'orgId', ...tableParameters('last', 'current')],
    modules: (sport) => ['src/web/screens/player/PlayerScreen.tsx', sportViews[sport].player.module],
    load: async (sport) => {
      const [{ playerScreen }, views] = await Promise.all([
        import('../screens/player/PlayerScreen.tsx'),
        sportViews[sport].player.load(),
      ]);
      return playerScreen({ sport, views });
    },
    calls: async (context) => {
      const [{ playerCalls }, views] = await Promise.all([
        import('../screens/player/calls.ts'),
        sportViews[sportKindOf(context.deployment, context.league?.sportId ?? null)].player.load(),
      ]);
      return playerCalls(views, context);
    },
    title: ({ titles }) => titles.player,
    ofLeague: 'nothing',
    subject: async (query) => (await import('../screens/player/calls.ts')).playerSubject(query),
  },
  // The developers' workbench: plays recordings and fault reports through a live page.
  {
    routes: ['/lab'],
    parameters: ['events', 'tab', 'at'],
    modules: () => ['src/web/lab/LabScreen.tsx'],
    load: async () => (await import('../lab/LabScreen.tsx')).LabScreen,
    calls: null,
    title: () => 'Lab',
    ofLeague: 'nothing',
    isForDevelopers: true,
  },
];

/** The page of every unknown address. */
export const notFound: Page = {
  routes: ['*'],
  modules: () => ['src/web/screens/notfound/NotFoundScreen.tsx'],
  load: async () => (await import('../screens/notfound/NotFoundScreen.tsx')).NotFoundScreen,
  calls: null,
  title: ({ titles }) => titles.notFound,
  ofLeague: 'nothing',
  status: 404,
};
