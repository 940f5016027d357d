import { Instant } from '@kampdag/core/time/instant';
import type { FastifyInstance } from 'fastify';
import { recordedMoment } from '../../fixtures/upstream/recordedMoment.ts';
import { createApp } from '../../src/server/app.ts';
import type { Alarm } from '../../src/server/channel/alarm.ts';
import { createLocalChannel } from '../../src/server/channel/localChannel.ts';
import { createMemoryLog } from '../../src/server/channel/memoryLog.ts';
import { createTokenMinter } from '../../src/server/channel/tokenMinter.ts';
import { type Answers, createAnswers } from '../../src/server/gateway/answers.ts';
import { oddityTeller } from '../../src/server/gateway/oddities.ts';
import { createPublications } from '../../src/server/gateway/publications.ts';
import { publishedSource } from '../../src/server/gateway/publishedSource.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { createLogger } from '../../src/server/http/logging.ts';
import { deploymentAt, type Installation } from '../../src/server/installation.ts';
import { createChannelGate } from '../../src/server/live/channelGate.ts';
import { createMetrics } from '../../src/server/metrics/metrics.ts';
import { watchPublications } from '../../src/server/publicationWatch.ts';
import * as renderer from '../../src/web/entryServer.tsx';
import { recordedDeployments } from './deployments.ts';

/** The whole server, made from its sources, over a federation that speaks as the real one. */
export interface SiteUnderTest {
  readonly app: FastifyInstance;
  readonly answers: Answers;
  /** The lines that were logged, in order. */
  readonly logged: readonly string[];
  readonly now: () => Instant;
  /** Lets time pass: whatever waits for it wakes, and what it begins is awaited for a moment. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An alarm by a clock that is moved by hand. */
const handAlarm = (now: () => number) => {
  const waiting = new Set<{ readonly at: number; readonly wake: () => void }>();
  const alarm: Alarm = {
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
  return { alarm, ring };
};

const installation: Installation = {
  deployments: recordedDeployments,
  upstreams: new Map(),
  imageHosts: new Map(),
  fallback: null,
  fallbackHosts: [],
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Nobody waits in these tests: what takes long is cut short by nothing. */
const wait = (): Promise<unknown> => new Promise(() => {});

/** Puts the server together as `serve` does, over a source of raw answers. */
export const siteUnderTest = async (source: GatewaySource): Promise<SiteUnderTest> => {
  const state = { now: Number(recordedMoment) };
  const now = (): Instant => Instant(state.now);
  const { alarm, ring } = handAlarm(now);
  const caching = { now, random: () => 0, wait };
  const publications = createPublications({ ...caching, source });
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const told = oddityTeller({
    now,
    tell: ({ id }, oddity) => logger.warn({ deployment: id, ...oddity }, 'oddly'),
  });
  const answers = createAnswers({
    ...caching,
    source: publishedSource(source, publications, () => [], told),
  });
  const gate = createChannelGate({
    publications,
    deploymentOf: (host) => deploymentAt(installation, host),
    now,
  });
  const key = { name: 'local.test', secret: 'of-this-test-alone' };
  const app = await createApp({
    openFront: () =>
      Promise.resolve({
        renderer,
        assetsOf: () => ({ styles: '', styleHash: '', scripts: '' }),
        guarded: true,
        close: () => Promise.resolve(),
      }),
    answers,
    installation,
    now,
    minter: createTokenMinter({ key, now, random: () => 0.5 }),
    channel: createLocalChannel({
      key,
      now,
      alarm,
      randomBytes: (length) => new Uint8Array(length).fill(7),
      mayRead: gate.mayRead,
      log: createMemoryLog(now),
    }),
    reported: () => Promise.resolve(null),
    channelKey: null,
    calls: 'post',
    control: null,
    onChange: () => {},
    tls: false,
    proxies: [],
    rateLimit: 0,
    metrics: createMetrics({ cache: answers.size, liveConnections: () => 0 }, false),
    nonce: () => 'nonce',
    requestId: () => 'request',
    wait,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    logger,
  });
  const endWatch = watchPublications({
    deployments: recordedDeployments,
    publications,
    alarm,
    onChange: () => {
      answers.clear();
      gate.clear();
    },
  });
  return {
    app,
    answers,
    logged,
    now,
    pass: async (milliseconds) => {
      for (let left = milliseconds; left > 0; left -= 1_000) {
        state.now += Math.min(1_000, left);
        ring();
        await settled();
      }
    },
    close: async () => {
      endWatch();
      await app.close();
    },
  };
};
