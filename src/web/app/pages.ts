import { sportKindOf } from '@kampdag/core/site/deployment';
import { dayParameter } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType } from 'react';
import { type LazyModule, lazily } from '../lazyModule.ts';
import { matchTabIn } from '../match/parts/matchTab.ts';
import { scheduleParameters, tableParameters, tablesBySide } from '../router/parameters.ts';
import { sportViews } from '../sports/sportViews.ts';
import type { LoadedViews } from '../sports/WithSportViews.tsx';
import type { pageCalls } from './pageCalls.ts';
import type { Page } from './pageRow.ts';
import { statisticsPages } from './statisticsPages.ts';

/** A screen that is the same for every sport. */
const screenOf = ({ module, load }: LazyModule<ComponentType>): Pick<Page, 'modules' | 'load'> => ({
  modules: () => [module],
  load,
});

/** A screen that is made with a sport's views, which load with it. */
const sportScreenOf = <Views>(
  { module, load }: LazyModule<(loaded: LoadedViews<Views>) => ComponentType>,
  viewsOf: (sport: SportKind) => LazyModule<Views>,
): Pick<Page, 'modules' | 'load'> => ({
  modules: (sport) => [module, viewsOf(sport).module],
  load: async (sport) => {
    const [make, views] = await Promise.all([load(), viewsOf(sport).load()]);
    return make({ sport, views });
  },
});

/** The modules of a screen with its sport's own headings of the standings. */
const withHeadings =
  ({ module }: LazyModule<unknown>): Page['modules'] =>
  (sport) => [module, ...(sportViews[sport].standings === null ? [] : [sportViews[sport].standings.module])];

const standings = lazily(() => import('../screens/standings/StandingsScreen.tsx'), 'standingsScreen');
const team = lazily(() => import('../screens/team/TeamScreen.tsx'), 'loadTeamScreen');
const pastStandings = lazily(() => import('../screens/standings/computed/AsOfDay.tsx'), 'AsOfDay');

/** The calls of a page that needs a few, loaded on demand. */
const callsOf =
  (page: keyof typeof pageCalls): NonNullable<Page['calls']> =>
  async (context) =>
    (await import('./pageCalls.ts')).pageCalls[page](context);

/** Every page of the site. */
export const pages: readonly Page[] = [
  {
    routes: ['/', '/scoreboard'],
    parameters: [],
    ...screenOf(lazily(() => import('../screens/scoreboard/ScoreboardScreen.tsx'), 'ScoreboardScreen')),
    calls: callsOf('scoreboard'),
    hasMyMatches: true,
    title: ({ menu }) => menu.scoreboard,
    ofLeague: 'something',
  },
  {
    routes: ['/today'],
    parameters: [],
    ...screenOf(lazily(() => import('../screens/today/TodayScreen.tsx'), 'TodayScreen')),
    calls: callsOf('today'),
    hasMyMatches: true,
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
  },
  {
    routes: ['/corrections'],
    parameters: [],
    ...screenOf(lazily(() => import('../screens/corrections/CorrectionsScreen.tsx'), 'CorrectionsScreen')),
    calls: callsOf('corrections'),
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
  },
  {
    routes: ['/screen'],
    parameters: ['language'],
    ...screenOf(lazily(() => import('../screens/hall/HallScreen.tsx'), 'HallScreen')),
    calls: callsOf('hall'),
    subject: async (query) => (await import('./pageCalls.ts')).hallSubject(query),
    title: ({ menu }) => menu.today,
    ofLeague: 'something',
    isBare: true,
  },
  {
    routes: ['/following'],
    parameters: [],
    ...screenOf(lazily(() => import('../screens/following/FollowingScreen.tsx'), 'FollowingScreen')),
    calls: null,
    title: ({ menu }) => menu.following,
    ofLeague: 'something',
  },
  {
    routes: ['/schedule'],
    parameters: scheduleParameters,
    ...screenOf(lazily(() => import('../screens/schedule/ScheduleScreen.tsx'), 'ScheduleScreen')),
    calls: callsOf('schedule'),
    title: ({ menu }) => menu.schedule,
    ofLeague: 'everyMatch',
  },
  {
    routes: ['/standings'],
    parameters: ['table', dayParameter, ...tableParameters('')],
    modules: withHeadings(standings),
    load: async (sport, query) => {
      const [standingsScreen, views, AsOfDay] = await Promise.all([
        standings.load(),
        sportViews[sport].standings?.load() ?? null,
        query.has(dayParameter) ? pastStandings.load() : null,
      ]);
      return standingsScreen({ sport, views }, AsOfDay);
    },
    calls: async (context) => (await import('../screens/standings/calls.ts')).standingsCalls(context),
    title: ({ menu }) => menu.standings,
    ofLeague: 'everyMatch',
  },
  // A match in play or recently played; this page and the finished match's link to each other (reading 26).
  {
    routes: ['/livematch'],
    parameters: ['events', 'tab', 'at'],
    ...sportScreenOf(
      lazily(() => import('../screens/livematch/LiveMatchScreen.tsx'), 'liveMatchScreen'),
      (sport) => sportViews[sport].live,
    ),
    lazyModules: (sport, query) => sportViews[sport].live.lazyTabs[query.get('tab') ?? ''] ?? [],
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
    ...sportScreenOf(
      lazily(() => import('../screens/match/MatchScreen.tsx'), 'matchScreen'),
      (sport) => sportViews[sport].played,
    ),
    lazyModules: (sport, query) => sportViews[sport].played.lazyTabs[matchTabIn(query)] ?? [],
    calls: async (context) => (await import('../screens/match/calls.ts')).matchPageCalls(context),
    subject: async (query) => (await import('../match/states/matchCalls.ts')).matchSubject(query),
    title: ({ titles }) => titles.match,
    ofLeague: 'nothing',
  },
  {
    routes: ['/matchnotready'],
    parameters: [],
    ...screenOf(
      lazily(() => import('../screens/matchnotready/MatchNotReadyScreen.tsx'), 'MatchNotReadyScreen'),
    ),
    calls: async (context) => (await import('../screens/matchnotready/calls.ts')).matchNotReadyCalls(context),
    title: ({ titles }) => titles.matchNotReady,
    ofLeague: 'nothing',
  },
  ...statisticsPages,
  {
    routes: ['/team'],
    parameters: [],
    modules: withHeadings(team),
    load: async (sport) => (await team.load())(sport),
    calls: async (context) => (await import('../screens/team/calls.ts')).teamCalls(context),
    subject: async (query) => (await import('../screens/team/calls.ts')).teamSubject(query),
    title: ({ titles }) => titles.team,
    ofLeague: 'everyMatch',
  },
  {
    routes: ['/teammembers'],
    parameters: ['position', ...tableParameters('')],
    ...screenOf(lazily(() => import('../screens/teammembers/RosterScreen.tsx'), 'RosterScreen')),
    calls: callsOf('roster'),
    title: ({ menu }) => menu.rosters,
    ofLeague: 'something',
  },
  {
    routes: ['/transfers'],
    parameters: ['q', ...tableParameters('')],
    ...screenOf(lazily(() => import('../screens/transfers/TransfersScreen.tsx'), 'TransfersScreen')),
    calls: callsOf('transfers'),
    title: ({ menu }) => menu.transfers,
    ofLeague: 'nothing',
  },
  {
    routes: ['/player'],
    parameters: ['playerId', 'orgId', ...tableParameters('last', 'current')],
    ...sportScreenOf(
      lazily(() => import('../screens/player/PlayerScreen.tsx'), 'playerScreen'),
      (sport) => sportViews[sport].player,
    ),
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
    ...screenOf(lazily(() => import('../lab/LabScreen.tsx'), 'LabScreen')),
    calls: null,
    title: () => 'Lab',
    ofLeague: 'nothing',
    isForDevelopers: true,
  },
];

/** The page of every unknown address. */
export const notFound: Page = {
  routes: ['*'],
  parameters: [],
  ...screenOf(lazily(() => import('../screens/notfound/NotFoundScreen.tsx'), 'NotFoundScreen')),
  calls: null,
  title: ({ titles }) => titles.notFound,
  ofLeague: 'nothing',
  status: 404,
};
