import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChannelName } from '@kampdag/core/live/wire/channel';
import type { FastifyPluginAsync } from 'fastify';
import type { Scheduler } from '../effects.ts';
import {
  createAccess,
  everythingOpen,
  type MayRead,
  type MayStillRead,
  type Reader,
  type View,
} from './access/access.ts';
import { createConnectionQuota } from './access/connectionQuota.ts';
import { type ChannelLimits, DEFAULT_LIMITS } from './access/limits.ts';
import type { AblyKey } from './access/tokens.ts';
import { bursts } from './feed/bursts.ts';
import { createFeeds, type Feed } from './feed/feed.ts';
import { asStored, type ShowBatch } from './feed/shown.ts';
import { bodyReader } from './log/decoding.ts';
import { type BodyOf, withGoals } from './log/goalsLog.ts';
import type { ChannelLog } from './log/log.ts';
import { type ChannelSource, noSource } from './log/source.ts';
import type { Batch } from './protocol/batch.ts';
import { frames } from './protocol/frames.ts';
import { createPublish } from './rest/publishing.ts';
import { restPlugin } from './rest/rest.ts';
import type { FrameOf } from './session/attachments.ts';
import { createConnections } from './session/connections.ts';
import { createPolls } from './session/polls.ts';
import { recheckReaders } from './session/recheck.ts';
import { createSessions } from './session/sessions.ts';
import { createUpgrades } from './session/upgrades.ts';

/** The parts of the local live channel. Time and randomness are injected. */
export interface LocalChannelConfig {
  readonly key: AblyKey;
  /** Milliseconds since 1970: the channel's server time. */
  readonly now: () => number;
  /** Schedules the delivery of bursts. */
  readonly scheduler: Scheduler;
  /** Unpredictable bytes, for connection keys. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** The source of channels that nobody publishes to. */
  readonly source?: ChannelSource;
  /** Orders and stores published messages. */
  readonly log: ChannelLog;
  /** Reads published bodies that the server interprets. Default: as JSON. */
  readonly bodyOf?: BodyOf;
  /** Called with the number of messages that a publication stored. */
  readonly onPublished?: (messages: number) => void;
  readonly limits?: Partial<ChannelLimits>;
  /** Which channels may be read. Default: all. */
  readonly mayRead?: MayRead;
  /** Which of the attached channels may still be read, asked by `recheckReaders`. Default: as `mayRead`. */
  readonly mayStillRead?: MayStillRead;
  /** What readers are shown of a batch. Default: all that is stored. */
  readonly show?: ShowBatch;
  /** The address of a WebSocket request: by default the socket's own, behind a proxy the one a trusted proxy names. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

/** Caches a batch's frames as long as the batch, so that a resume reuses those of the fan-out. */
const sharedFrames = (show: ShowBatch): FrameOf => {
  const built = new WeakMap<Batch, Map<View, Buffer>>();
  return (channel, view, batch) => {
    const known = built.get(batch) ?? new Map<View, Buffer>();
    const before = known.get(view);
    if (before !== undefined) return before;
    const frame = frames.message(channel, show(channel, view, batch));
    built.set(batch, known.set(view, frame));
    return frame;
  };
};

const socketAddressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** A server for the part of Ably's protocol that the unmodified SDK uses (ably-protocol.md). */
export const createLocalChannel = (config: LocalChannelConfig) => {
  const { key, now, mayRead = everythingOpen, addressOf = socketAddressOf, show = asStored } = config;
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const randomText = (bytes: number): string => Buffer.from(config.randomBytes(bytes)).toString('base64url');
  const access = createAccess(key, now);
  const outletOf = bursts({
    now,
    after: config.scheduler.after,
    most: limits.burst,
    gap: limits.burstGap,
  });
  const log = withGoals(config.log, config.bodyOf ?? bodyReader(null));
  const feeds = createFeeds(
    { source: config.source ?? noSource, log, outletOf },
    now,
    limits.unusedChannelTtl,
  );
  const publish = createPublish(log, config.onPublished);
  const connections = createConnections(randomText, now, limits);
  const quota = createConnectionQuota(limits, now);
  const sessions = createSessions({
    access,
    feeds,
    connections,
    publish,
    now,
    scheduler: config.scheduler,
    limits,
    mayRead,
    frameOf: sharedFrames(show),
    onExcess: quota.penalise,
  });
  const readerOf = (request: IncomingMessage): Reader => ({
    host: request.headers.host ?? '',
    address: addressOf(request),
  });
  const upgrades = createUpgrades({ sessions, quota, readerOf, limits });
  const polls = createPolls({ sessions, quota, scheduler: config.scheduler, now, isDown: () => isDown });
  let isDown = false;

  const tick = (): void => {
    for (const session of sessions.active) session.tick();
    polls.tick();
    connections.sweep();
    feeds.sweep();
    quota.sweep();
  };
  const dropSockets = (): void => {
    for (const session of sessions.active) session.cut();
  };
  const timer = setInterval(tick, 1000);
  timer.unref();

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(
      restPlugin({
        key,
        access,
        feeds,
        publish,
        now,
        randomText,
        mayRead,
        show,
      }),
    );
    await app.register(polls.plugin);
  };

  return {
    /** The REST part, at the root of the site: `/time`, `/channels/…`, `/keys/…`, `/comet/*`. */
    plugin,
    /** Handles WebSocket upgrades on `/` and `/ws-up`; false for any other, which the caller handles. */
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
      if (isDown) socket.destroy();
      return isDown || upgrades.handle(request, socket, head);
    },
    /** Opens a channel for a reader in this process; rejects if its log cannot be reached. */
    open: (channel: ChannelName): Promise<Feed> => feeds.open(channel),
    /**
     * Asks anew whether the attached channels may be read, and ends or reopens those whose answer has changed. Resolves when every
     * reader has been told.
     */
    recheckReaders: (): Promise<void> =>
      recheckReaders(
        sessions.active,
        config.mayStillRead ?? ((channel, host) => mayRead(channel, { host, address: '' })),
      ),
    /**
     * Takes no more connections, and asks every reader to reconnect elsewhere, one after the other within so many milliseconds: all at
     * once would be too many for where they go. A refused connection is cut unanswered, which makes an edge try another replica.
     */
    moveReaders: (within: number): void => {
      isDown = true;
      for (const [index, session] of [...sessions.active].entries()) {
        config.scheduler.after((within * index) / sessions.active.size, session.move);
      }
    },
    /** The number of connections, of those over polling, of open channels, and the bytes buffered for readers. */
    connections: (): number => sessions.active.size,
    polls: polls.size,
    channels: feeds.size,
    /** How many connections may be open. */
    connectionLimit: limits.maxConnections,
    queued: (): number => [...sessions.active].reduce((sum, { queued }) => sum + queued(), 0),
    /** For tests and demonstrations; not reachable from the network. */
    controls: {
      /** Cuts every transport abruptly; connections can be resumed. */
      dropSockets,
      /** Cuts every socket and refuses new ones until `acceptSockets`, as in an outage. */
      refuseSockets: (): void => {
        isDown = true;
        dropSockets();
      },
      acceptSockets: (): void => {
        isDown = false;
      },
      /** Forgets every resumable connection. */
      forgetConnections: connections.forgetAll,
      /** Asks every client for a new token, as shortly before expiry. */
      promptRenewal: (): void => {
        for (const session of sessions.active) session.promptRenewal();
      },
      /** Expires every token in use: clients are disconnected with 40142 and must renew. */
      expireTokens: (): void => {
        for (const session of sessions.active) session.revoke();
      },
      /** Drops all messages of a channel: a client that resumes from before loses continuity. Rejects if its log cannot be reached. */
      purge: (channel: ChannelName): Promise<void> => log.purge(channel),
      /** Does the periodic work: expires tokens, sends heartbeats, forgets unused state. */
      tick,
    },
    /** Cuts all sockets, stops all timers, closes the source's channels. */
    close: (): void => {
      clearInterval(timer);
      upgrades.close();
      polls.close();
      feeds.close();
      log.close();
    },
  };
};

export type LocalChannel = ReturnType<typeof createLocalChannel>;
