import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { League } from '@kampdag/core/league/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { taskEither } from 'fp-ts';
import type { ComponentType } from 'react';
import type { Preloaded } from '../context/preloaded.ts';
import type { AppMessages } from '../i18n/messages/app.ts';
import { statisticsPages } from './statisticsPages.ts';

/** What a page's calls depend on: known on the server before anything is rendered. */
export interface PageContext {
  readonly deployment: Deployment;
  /** The league that counts; null where there is none. */
  readonly league: League | null;
  /** The chosen day, else today in Oslo. */
  readonly date: CivilDate;
  /** Today in Oslo. */
  readonly today: CivilDate;
  readonly query: URLSearchParams;
}

/** A call that a page needs for its first view; what it answers is recorded, not looked at. */
export type PageCall = (gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>;

/** A page of the site: one row of the table that routes, preloading, the menu and the server share. */
export interface Page {
  readonly routes: readonly string[];
  /** The module's source path from the project's root, a key of the build's manifest. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
  /** Loaded when it is asked: by the server, and in the browser for a page that is about to be visited. */
  readonly calls: (context: PageContext) => Promise<readonly PageCall[]>;
  readonly title: (messages: AppMessages) => string;
  /** What stands in the title's place once the answers tell it: a player's name. */
  readonly subject?: (query: URLSearchParams, preloaded: Preloaded) => Promise<string | null>;
  readonly status: 200 | 404;
  /** It shows something of the chosen league: where none can be known, there is nothing to wait for. */
  readonly isOfLeague?: true;
  /** It shows all matches of the league, so that all come with it. */
  readonly showsWholeLeague?: true;
}

const none = (): Promise<readonly PageCall[]> => Promise.resolve([]);

const scoreboard: Page = {
  routes: ['/', '/scoreboard'],
  module: 'src/web/screens/scoreboard/ScoreboardScreen.tsx',
  load: async () => (await import('../screens/scoreboard/ScoreboardScreen.tsx')).ScoreboardScreen,
  calls: async (context) => (await import('../screens/scoreboard/calls.ts')).scoreboardCalls(context),
  title: ({ menu }) => menu.scoreboard,
  status: 200,
  isOfLeague: true,
};

const standings: Page = {
  routes: ['/standings'],
  module: 'src/web/screens/standings/StandingsScreen.tsx',
  load: async () => (await import('../screens/standings/StandingsScreen.tsx')).StandingsScreen,
  calls: async (context) => (await import('../screens/standings/calls.ts')).standingsCalls(context),
  title: ({ menu }) => menu.standings,
  status: 200,
  isOfLeague: true,
  showsWholeLeague: true,
};

const schedule: Page = {
  routes: ['/schedule'],
  module: 'src/web/screens/schedule/ScheduleScreen.tsx',
  load: async () => (await import('../screens/schedule/ScheduleScreen.tsx')).ScheduleScreen,
  calls: async (context) => (await import('../screens/schedule/calls.ts')).scheduleCalls(context),
  title: ({ menu }) => menu.schedule,
  status: 200,
  isOfLeague: true,
  showsWholeLeague: true,
};

/** A match that is played, or was: the live page and the finished match's lead to each other (reading 26). */
const liveMatch: Page = {
  routes: ['/livematch'],
  module: 'src/web/screens/livematch/LiveMatchScreen.tsx',
  load: async () => (await import('../screens/livematch/LiveMatchScreen.tsx')).LiveMatchScreen,
  calls: async (context) => (await import('../screens/livematch/calls.ts')).liveMatchCalls(context),
  title: ({ titles }) => titles.match,
  status: 200,
};

const match: Page = {
  routes: ['/match'],
  module: 'src/web/screens/match/MatchScreen.tsx',
  load: async () => (await import('../screens/match/MatchScreen.tsx')).MatchScreen,
  calls: async (context) => (await import('../screens/match/calls.ts')).matchPageCalls(context),
  title: ({ titles }) => titles.match,
  status: 200,
};

const matchNotReady: Page = {
  routes: ['/matchnotready'],
  module: 'src/web/screens/matchnotready/MatchNotReadyScreen.tsx',
  load: async () => (await import('../screens/matchnotready/MatchNotReadyScreen.tsx')).MatchNotReadyScreen,
  calls: none,
  title: ({ titles }) => titles.matchNotReady,
  status: 200,
};

const roster: Page = {
  routes: ['/teammembers'],
  module: 'src/web/screens/teammembers/RosterScreen.tsx',
  load: async () => (await import('../screens/teammembers/RosterScreen.tsx')).RosterScreen,
  calls: async (context) => (await import('../screens/teammembers/calls.ts')).rosterCalls(context),
  title: ({ menu }) => menu.rosters,
  status: 200,
  isOfLeague: true,
};

const transfers: Page = {
  routes: ['/transfers'],
  module: 'src/web/screens/transfers/TransfersScreen.tsx',
  load: async () => (await import('../screens/transfers/TransfersScreen.tsx')).TransfersScreen,
  calls: async (context) => (await import('../screens/transfers/calls.ts')).transfersCalls(context),
  title: ({ menu }) => menu.transfers,
  status: 200,
};

const player: Page = {
  routes: ['/player'],
  module: 'src/web/screens/player/PlayerScreen.tsx',
  load: async () => (await import('../screens/player/PlayerScreen.tsx')).PlayerScreen,
  calls: async (context) => (await import('../screens/player/calls.ts')).playerCalls(context),
  title: ({ titles }) => titles.player,
  subject: async (query, preloaded) =>
    (await import('../screens/player/calls.ts')).playerSubject(query, preloaded),
  status: 200,
};

/** What every other address shows. */
export const notFound: Page = {
  routes: ['*'],
  module: 'src/web/screens/notfound/NotFoundScreen.tsx',
  load: async () => (await import('../screens/notfound/NotFoundScreen.tsx')).NotFoundScreen,
  calls: none,
  title: ({ titles }) => titles.notFound,
  status: 404,
};

/** Every page of the site. To add one, write its screen and its row here. */
export const pages: readonly Page[] = [
  scoreboard,
  schedule,
  standings,
  liveMatch,
  match,
  matchNotReady,
  ...statisticsPages,
  roster,
  transfers,
  player,
];

/** The page at a path (any query), `notFound` where there is none. A slash at the end is forgiven. */
export const pageAt = (path: string): Page => {
  const [head = '/'] = path.split(/[?#]/);
  const route = head.length > 1 ? head.replace(/\/$/, '') : '/';
  return pages.find(({ routes }) => routes.includes(route.toLowerCase())) ?? notFound;
};

/** Every route that leads to a page: the menu shows no other. */
export const knownRoutes: ReadonlySet<string> = new Set(pages.flatMap(({ routes }) => routes));
