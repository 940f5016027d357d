import { Instant } from '@kampdag/core/time/instant';
import type { FastifyInstance } from 'fastify';
import { taskEither } from 'fp-ts';
import { recordedMoment } from '../../fixtures/upstream/recordedMoment.ts';
import { createApp } from '../../src/server/app.ts';
import { createTokenMinter } from '../../src/server/channel/access/tokenMinter.ts';
import { createLocalChannel, type LocalChannel } from '../../src/server/channel/localChannel.ts';
import type { ChannelLog } from '../../src/server/channel/log/log.ts';
import { createMemoryLog } from '../../src/server/channel/log/memoryLog.ts';
import type { Scheduler } from '../../src/server/effects.ts';
import { anomalyReporter } from '../../src/server/gateway/anomalies.ts';
import { type Answers, createAnswers } from '../../src/server/gateway/answers.ts';
import { composedSource } from '../../src/server/gateway/composed/composedSource.ts';
import { createPublications } from '../../src/server/gateway/publication/publications.ts';
import { publishedSince } from '../../src/server/gateway/publication/publishedSince.ts';
import { publishedSource } from '../../src/server/gateway/publication/publishedSource.ts';
import { readableSource } from '../../src/server/gateway/readableSource.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { steadySource } from '../../src/server/gateway/steadySource.ts';
import { createLogger } from '../../src/server/http/logging.ts';
import { deploymentAt, type Installation } from '../../src/server/installation.ts';
import { createChannelGate } from '../../src/server/live/channelGate.ts';
import { createDesk } from '../../src/server/live/desk.ts';
import { localLiveChannel } from '../../src/server/live/localLiveChannel.ts';
import { shownBatches } from '../../src/server/live/shownBatches.ts';
import { createMetrics, type Metrics } from '../../src/server/metrics/metrics.ts';
import { noSwitches, nothingWithdrawn } from '../../src/server/operator/operation.ts';
import { watchPublications } from '../../src/server/publicationWatch.ts';
import * as renderer from '../../src/web/entryServer.tsx';
import { plainFrontend } from '../support/plainFrontend.ts';
import { recordedDeployments } from './deployments.ts';

/** The whole server, from its sources, over a federation that behaves like the real one. */
export interface SiteUnderTest {
  readonly app: FastifyInstance;
  readonly answers: Answers;
  readonly metrics: Metrics;
  /** The logged lines, in order. */
  readonly logged: readonly string[];
  /** The pictures as they were given to be drawn. */
  readonly drawn: readonly string[];
  /** Publishes live messages. */
  readonly live: Pick<ChannelLog, 'append'>;
  readonly now: () => Instant;
  /** Advances time: timers fire in turn, and their effects finish before the next. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A scheduler with a manual clock. */
const manualScheduler = (now: () => number) => {
  const waiting = new Set<{ readonly at: number; readonly wake: () => void }>();
  const scheduler: Scheduler = {
    after: (milliseconds, wake) => {
      const entry = { at: now() + milliseconds, wake };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
  };
  const ring = (): void => {
    for (const entry of waiting) {
      if (entry.at > now()) continue;
      waiting.delete(entry);
      entry.wake();
    }
  };
  const next = (): number => Math.min(...[...waiting].map(({ at }) => at));
  return { scheduler, ring, next };
};

const installation: Installation = {
  deployments: recordedDeployments,
  upstreams: new Map(),
  imageHosts: new Map(),
  fallback: null,
  fallbackHosts: [],
};

/** Runs everything that is due: sources in these tests answer at once. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Never resolves: nothing times out in these tests. */
const wait = (): Promise<unknown> => new Promise(() => {});

/** Composes the server as `serve` does, over a source of raw answers. */
export const siteUnderTest = async (federation: GatewaySource): Promise<SiteUnderTest> => {
  const state = { now: Number(recordedMoment) };
  const now = (): Instant => Instant(state.now);
  const { scheduler, ring, next } = manualScheduler(now);
  const caching = { now, random: () => 0, wait };
  const logged: string[] = [];
  const drawn: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const measured: { channel?: LocalChannel } = {};
  const metrics = createMetrics({ live: () => measured.channel ?? null, elapsed: now }, false);
  const told = anomalyReporter(
    now,
    ({ id }, anomaly) => logger.warn({ deployment: id, ...anomaly }, 'oddly'),
    metrics.calls.onOddAnswer,
  );
  const source = metrics.calls.counted(readableSource(federation, told));
  const publications = createPublications({ ...caching, source });
  const gate = createChannelGate({
    publications,
    deploymentOf: (host) => deploymentAt(installation, host),
    now,
  });
  const key = { name: 'local.test', secret: 'of-this-test-alone' };
  const live = createMemoryLog(now);
  const channel = createLocalChannel({
    key,
    now,
    scheduler,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    mayRead: gate.mayRead,
    mayStillRead: gate.mayStillRead,
    show: shownBatches(null),
    log: live,
    onPublished: metrics.onPublished,
  });
  const desk = createDesk({
    now,
    wait: caching.wait,
    channel: localLiveChannel({ open: channel.open, key: null, scheduler }),
  });
  const published = (raw: GatewaySource, by = publications): GatewaySource =>
    publishedSource(
      raw,
      by,
      () => [],
      told,
      () => nothingWithdrawn,
      metrics.calls.onWithheld,
    );
  const answers: Answers = createAnswers({
    ...caching,
    source: published(
      composedSource(
        steadySource(source, told),
        { find: (deployment, call) => answers.find(deployment, call) },
        {
          ...caching,
          pause: () => Promise.resolve(),
          read: desk.read,
          isLogWithdrawn: () => false,
        },
      ),
    ),
    republished: (body) => published({ request: () => taskEither.right(body) }, publishedSince(publications)),
    onServed: metrics.calls.onServed,
  });
  measured.channel = channel;
  const app = await createApp({
    lab: null,
    drawings: {
      draw: (picture) => {
        drawn.push(JSON.stringify(picture));
        return Promise.resolve(null);
      },
      close: () => Promise.resolve(),
    },
    openFrontend: () => Promise.resolve(plainFrontend(renderer)),
    answers,
    installation,
    now,
    minter: createTokenMinter({ key, now, random: () => 0.5 }),
    channel,
    channelKey: null,
    calls: 'post',
    control: null,
    onChange: () => {},
    isLeaving: () => false,
    tls: false,
    proxies: [],
    rateLimit: 0,
    connections: { total: 10_000, perVisitor: 10_000 },
    serviceWorker: true,
    switches: () => noSwitches,
    push: null,
    metrics,
    requestId: () => 'request',
    wait,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    logger,
  });
  const endWatch = watchPublications({
    deployments: recordedDeployments,
    publications,
    scheduler,
    onChange: (change) => {
      answers[change === 'less' ? 'withdraw' : 'expire']();
      gate.clear();
    },
    onChecked: channel.recheckReaders,
  });
  return {
    app,
    answers,
    metrics,
    logged,
    drawn,
    live,
    now,
    pass: async (milliseconds) => {
      const end = state.now + milliseconds;
      while (state.now < end) {
        await settled();
        state.now = Math.min(end, next());
        ring();
      }
      await settled();
    },
    close: async () => {
      desk.close();
      endWatch();
      await app.close();
    },
  };
};
