import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { Instant } from '@kampdag/core/time/instant';
import type { FastifyInstance } from 'fastify';
import { taskEither } from 'fp-ts';
import { createApp } from '../../src/server/app.ts';
import type { MayRead } from '../../src/server/channel/access/access.ts';
import { createTokenMinter } from '../../src/server/channel/access/tokenMinter.ts';
import { createLocalChannel } from '../../src/server/channel/localChannel.ts';
import { createMemoryLog } from '../../src/server/channel/log/memoryLog.ts';
import { realScheduler } from '../../src/server/effects.ts';
import type { Frontend, Renderer } from '../../src/server/frontend/frontend.ts';
import { type Answers, createAnswers } from '../../src/server/gateway/answers.ts';
import type { GatewaySource, SourceFailure } from '../../src/server/gateway/source.ts';
import type { ConnectionLimits } from '../../src/server/http/connectionLimits.ts';
import { createLogger } from '../../src/server/http/logging.ts';
import type { Installation } from '../../src/server/installation.ts';
import { createGuestMatches } from '../../src/server/live/guestMatches.ts';
import { createMetrics, type Metrics } from '../../src/server/metrics/metrics.ts';
import { noSwitches } from '../../src/server/operator/operation.ts';
import type { Push } from '../../src/server/push/push.ts';
import type { Drawings } from '../../src/server/share/drawings.ts';
import type { PageAddress } from '../../src/web/page.ts';

/** A clock that tests set. */
export interface SetClock {
  readonly now: () => Instant;
  readonly advance: (milliseconds: number) => void;
}

/** A clock stopped at a moment, in milliseconds since 1970. */
export const setClock = (start = 1_791_649_800_000): SetClock => {
  const state = { at: start };
  return {
    now: () => Instant(state.at),
    advance: (milliseconds) => {
      state.at += milliseconds;
    },
  };
};

/** A source that counts its requests and answers as scripted, or with the path itself. */
export interface ScriptedSource extends GatewaySource {
  readonly asked: readonly string[];
  /** Sets its answer from now on; null answers with the path. */
  readonly say: (answer: taskEither.TaskEither<SourceFailure, unknown> | null) => void;
}

/** A source without a script. */
export const scriptedSource = (): ScriptedSource => {
  const asked: string[] = [];
  const script: { answer: taskEither.TaskEither<SourceFailure, unknown> | null } = { answer: null };
  return {
    asked,
    say: (answer) => {
      script.answer = answer;
    },
    request: (deployment, path) => {
      asked.push(`${deployment.sport} ${path}`);
      return script.answer ?? taskEither.right({ path });
    },
  };
};

/** A renderer that shows an address as text; addresses with `fails` and `slow` do so. */
export const plainRenderer = (
  waiting: Promise<void> = Promise.resolve(),
): Renderer & { made: () => number } => {
  const count = { made: 0 };
  return {
    made: () => count.made,
    routeOf: (url) => ({
      modules: () => ['screen'],
      lazyModules: () => [],
      status: url.includes('unknown') ? 404 : 200,
      address: url as PageAddress,
      title: (_, status) => `Untitled ${status}`,
    }),
    statusOf: ({ url }) => Promise.resolve(url.includes('unknown') ? 404 : 200),
    refusedPage: (status, language) => ({
      title: `Refused ${status}`,
      modules: () => ['screen'],
      markup: `<p>refused with ${status} in ${language}</p>`,
    }),
    brandHead: () => ({ theme: '', links: '' }),
    embedOf: () => Promise.resolve({ status: 404, title: 'No match', markup: '', data: null }),
    sharePicture: () => taskEither.right(null),
    webManifest: ({ siteName }) => ({ name: siteName }),
    pushMessage: (notice) => ({
      title: notice.fact,
      body: '',
      tag: notice.tag,
      isAudible: notice.isNew,
      lang: 'en',
      path: '/',
      icon: '/icon.png',
    }),
    preparePage: async ({ url, deployment, language, theme, now, live }) => {
      count.made += 1;
      if (url.startsWith('/slow')) await waiting;
      if (url.startsWith('/fails')) throw new Error('the screen threw');
      return {
        description: 'About <it>',
        isOfNow: true,
        data: {
          deployment: deploymentJson(deployment),
          language,
          theme,
          now,
          live,
          answers: { told: `</script><script>alert("${url}")</script>\u2028` },
        },
        render: () =>
          Promise.resolve({
            title: `Title of ${url}`,
            pipe: (destination) => {
              destination.write(`<p>page of ${deployment.sport} in ${language}, ${theme}</p>`);
              destination.end();
            },
          }),
      };
    },
  };
};

/** A source's answers with a settable clock and no randomness. Default: no waiting. */
export const answersOf = (
  source: GatewaySource,
  now: () => Instant,
  wait: (milliseconds: number) => Promise<unknown> = () => new Promise(() => {}),
): Answers => createAnswers({ source, now, random: () => 0, wait });

/** A server under test, with what the test can control. */
export interface ServerUnderTest {
  readonly app: FastifyInstance;
  readonly source: ScriptedSource;
  readonly clock: SetClock;
  readonly key: { readonly name: string; readonly secret: string };
  readonly metrics: Metrics;
  /** The log lines, in order. */
  readonly logged: readonly string[];
}

/** A test's overrides. */
export interface ServerWishes {
  readonly renderer?: Renderer;
  readonly deployment?: Deployment;
  readonly hosted?: boolean;
  readonly control?: boolean;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly hosts?: readonly string[];
  readonly imageHosts?: readonly string[];
  readonly tls?: boolean;
  readonly proxies?: readonly string[];
  readonly rateLimit?: number;
  readonly connections?: ConnectionLimits;
  /** Replaces the scripted source. */
  readonly source?: GatewaySource;
  readonly mayRead?: MayRead;
  /** The key that encrypts live messages, in base64. */
  readonly channelKey?: string;
  /** How browsers make their calls. */
  readonly calls?: 'post' | 'get';
  readonly isLeaving?: () => boolean;
  readonly serviceWorker?: boolean;
  readonly serviceWorkers?: Frontend['serviceWorkers'];
  readonly drawings?: Drawings;
  readonly push?: Pick<Push, 'plugin' | 'start'>;
  readonly openFrontend?: (app: FastifyInstance) => Promise<Frontend>;
}

const installationOf = ({ deployment, hosts = [], imageHosts = [] }: ServerWishes): Installation => {
  const deployments = deployment === undefined ? builtInDeployments : [deployment];
  return {
    deployments,
    upstreams: new Map(),
    imageHosts: new Map(deployments.map(({ id }) => [id, imageHosts])),
    fallback: deployment ?? defaultDeployment,
    fallbackHosts: hosts,
  };
};

/** Creates the server over a scripted source and a stopped clock. */
export const serverUnderTest = async (wishes: ServerWishes = {}): Promise<ServerUnderTest> => {
  const clock = setClock();
  const source = scriptedSource();
  const guests = createGuestMatches();
  const answers = answersOf(guests.among(wishes.source ?? source), clock.now);
  const metrics = createMetrics({ live: () => null, elapsed: clock.now }, false);
  metrics.onCache('answers', answers.size);
  const logged: string[] = [];
  const key = { name: 'local.test', secret: 'of-this-test-alone' };
  const frontend: Frontend = {
    renderer: wishes.renderer ?? plainRenderer(),
    assetsOf: (_brand, modules) => ({
      head: `<style>/* ${modules.join()} */</style>`,
      styleHash: "'sha256-of-this'",
      scripts: '<script type="module" src="/main.js"></script>',
    }),
    embedAssetsOf: () => ({ head: '', styleHash: '', scripts: '' }),
    guarded: true,
    serviceWorkers: wishes.serviceWorkers ?? null,
    takeUpgrade: null,
    close: () => Promise.resolve(),
  };
  const app = await createApp({
    openFrontend: wishes.openFrontend ?? (() => Promise.resolve(frontend)),
    drawings: wishes.drawings ?? { draw: () => Promise.resolve(null), close: () => Promise.resolve() },
    answers,
    installation: installationOf(wishes),
    now: clock.now,
    minter: createTokenMinter({ key, now: clock.now, random: () => 0.5 }),
    channel:
      wishes.hosted === true
        ? null
        : createLocalChannel({
            key,
            now: clock.now,
            log: createMemoryLog(clock.now),
            scheduler: realScheduler,
            randomBytes: (length) => new Uint8Array(length).fill(7),
            ...(wishes.mayRead === undefined ? {} : { mayRead: wishes.mayRead }),
          }),
    channelKey: wishes.channelKey ?? null,
    calls: wishes.calls ?? 'post',
    lab: null,
    control:
      wishes.control === true
        ? { deployments: builtInDeployments, guests, answers, key, now: clock.now }
        : null,
    onChange: () => {},
    isLeaving: wishes.isLeaving ?? (() => false),
    tls: wishes.tls ?? false,
    proxies: wishes.proxies ?? [],
    rateLimit: wishes.rateLimit ?? 0,
    connections: wishes.connections ?? { total: 10_000, perVisitor: 10_000 },
    serviceWorker: wishes.serviceWorker ?? true,
    switches: () => noSwitches,
    push: wishes.push ?? null,
    metrics,
    requestId: () => 'a-request',
    wait: wishes.wait ?? (() => new Promise(() => {})),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
  });
  return { app, source, clock, key, metrics, logged };
};
