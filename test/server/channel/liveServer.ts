import { randomBytes } from 'node:crypto';
import type { ChannelName } from '@kampdag/core/live/wire/channel';
import fastify from 'fastify';
import { afterEach } from 'vitest';
import type { MayRead, MayStillRead } from '../../../src/server/channel/access/access.ts';
import type { ChannelLimits } from '../../../src/server/channel/access/limits.ts';
import { createTokenMinter, liveTokenPlugin } from '../../../src/server/channel/access/tokenMinter.ts';
import type { ShowBatch } from '../../../src/server/channel/feed/shown.ts';
import { createLocalChannel, type LocalChannel } from '../../../src/server/channel/localChannel.ts';
import type { BodyOf } from '../../../src/server/channel/log/goalsLog.ts';
import type { ChannelLog } from '../../../src/server/channel/log/log.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import type { ChannelSource, SourceMessage } from '../../../src/server/channel/log/source.ts';
import { draftOf } from '../../../src/server/channel/protocol/batch.ts';
import { messageSerial, positioned } from '../../../src/server/channel/protocol/serials.ts';
import { realScheduler } from '../../../src/server/effects.ts';

/** The key of all test servers, so that tokens survive a restart. */
export const KEY = { name: 'kampdag.test', secret: 'a-secret-of-at-least-32-characters' };
export const KEY_TEXT = `${KEY.name}:${KEY.secret}`;

/** A clock that tests can advance: the real time plus an offset. */
export const createClock = () => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
};

/** A source driven by a test, which outlives its servers and always gives the same messages. */
export const createTestSource = () => {
  const bodies = new Map<string, { timestamp: number; data: unknown }[]>();
  const followers = new Map<string, Set<(message: SourceMessage) => void>>();
  const messagesOf = (channel: string): readonly SourceMessage[] | undefined => {
    const list = bodies.get(channel);
    return list && positioned(list);
  };
  const source: ChannelSource = {
    history: messagesOf,
    follow: (channel, onMessage) => {
      const set = followers.get(channel) ?? new Set();
      followers.set(channel, set.add(onMessage));
      return () => void set.delete(onMessage);
    },
  };
  return {
    source,
    add: (channel: ChannelName, timestamp: number, data: unknown): void => {
      const list = bodies.get(channel) ?? [];
      bodies.set(channel, [...list, { timestamp, data }]);
      const message = messagesOf(channel)?.at(-1);
      if (message === undefined) return;
      for (const follower of Array.from(followers.get(channel) ?? [])) follower(message);
    },
    followers: (channel: ChannelName): number => followers.get(channel)?.size ?? 0,
  };
};

/** Differences of a test server from the default. */
export interface LiveServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly source?: ChannelSource;
  /** The log of published messages. Default: in memory. */
  readonly log?: ChannelLog;
  readonly bodyOf?: BodyOf;
  readonly now?: () => number;
  readonly limits?: Partial<ChannelLimits>;
  readonly tokenTtl?: number;
  readonly mayRead?: MayRead;
  readonly mayStillRead?: MayStillRead;
  readonly show?: ShowBatch;
}

/** The live channel on a real port, mounted as on the site. */
export interface LiveServer {
  readonly origin: string;
  readonly channel: LocalChannel;
  /** Appends a message to a channel's log as of now or an earlier time (milliseconds); gives its serial. */
  readonly publish: (channel: string, data: unknown, timestamp?: number) => string;
  /** Fails the next history requests (500), as the fault fixtures do. */
  readonly failHistory: (times: number) => void;
  readonly stop: () => Promise<void>;
}

export const startLiveServer = async (options: LiveServerOptions): Promise<LiveServer> => {
  const now = options.now ?? Date.now;
  const log = createMemoryLog(now);
  let published = 0;
  let failures = 0;
  const channel = createLocalChannel({
    key: KEY,
    now,
    log: options.log ?? log,
    scheduler: realScheduler,
    randomBytes: (length) => randomBytes(length),
    ...(options.source === undefined ? {} : { source: options.source }),
    ...(options.bodyOf === undefined ? {} : { bodyOf: options.bodyOf }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.mayRead === undefined ? {} : { mayRead: options.mayRead }),
    ...(options.mayStillRead === undefined ? {} : { mayStillRead: options.mayStillRead }),
    ...(options.show === undefined ? {} : { show: options.show }),
  });
  const app = fastify({ forceCloseConnections: true });
  const minter = createTokenMinter({
    key: KEY,
    now,
    random: () => 0,
    ...(options.tokenTtl === undefined ? {} : { ttl: options.tokenTtl }),
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/channels\/[^/]+\/messages\?/.test(url) || failures === 0) return;
    failures -= 1;
    await reply.code(500).send();
  });
  await app.register(channel.plugin);
  await app.register(liveTokenPlugin(minter));
  app.server.on('upgrade', (request, socket, head) => {
    if (!channel.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const origin = await app.listen({ port: options.port, host: '127.0.0.1' });
  return {
    origin,
    channel,
    publish: (name, data, timestamp) => {
      published += 1;
      const publication = { drafts: [draftOf(data)], id: `test-${published}` };
      return messageSerial(log.appendAt(name, publication, timestamp ?? now()).position, 0);
    },
    failHistory: (times) => {
      failures = times;
    },
    stop: async () => {
      channel.close();
      await app.close();
    },
  };
};

/** The port that a server listens on. */
export const portOf = ({ origin }: LiveServer): number => Number(new URL(origin).port);

/** A visitor's token from the site. */
export const tokenOf = async ({ origin }: LiveServer): Promise<string> =>
  (await fetch(`${origin}/api/live/token?clientId=web-1`)).text();

/** Starts servers for tests; each is stopped after its test. */
export const liveServers = () => {
  const started: LiveServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
  });
  return async (options: Partial<LiveServerOptions> = {}): Promise<LiveServer> => {
    const server = await startLiveServer({ port: 0, ...options });
    started.push(server);
    return server;
  };
};
