import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChannelName } from '@kampdag/core/live/channel/channel';
import type { FastifyPluginAsync } from 'fastify';
import { createAccess } from './access/access.ts';
import { createAddresses } from './access/addresses.ts';
import { everythingOpen, type MayRead, type Reader } from './access/admission.ts';
import { type ChannelLimits, DEFAULT_LIMITS } from './access/limits.ts';
import type { AblyKey } from './access/tokens.ts';
import { bursts } from './feed/bursts.ts';
import { createFeeds } from './feed/feeds.ts';
import type { Alarm } from './log/alarm.ts';
import { bodyReader } from './log/decoding.ts';
import { type BodyOf, withGoals } from './log/goalsLog.ts';
import type { ChannelLog } from './log/log.ts';
import { type ChannelSource, noSource } from './log/source.ts';
import type { Batch, StoredMessage } from './protocol/batch.ts';
import { type ErrorInfo, failures } from './protocol/failures.ts';
import { frames } from './protocol/frames.ts';
import { createPublish } from './rest/publishing.ts';
import { restPlugin } from './rest/rest.ts';
import type { FrameOf } from './session/attachments.ts';
import { createConnections } from './session/connections.ts';
import { createPolls } from './session/polls.ts';
import { pollsPlugin } from './session/pollsPlugin.ts';
import { createReception } from './session/reception.ts';
import { createUpgrades } from './session/upgrades.ts';

/** What the local live channel is made of. Time and randomness are handed in. */
export interface LocalChannelConfig {
  readonly key: AblyKey;
  /** Milliseconds since 1970: the channel's server time. */
  readonly now: () => number;
  /** Lets what comes in a burst wait for the rest of it. */
  readonly alarm: Alarm;
  /** Unpredictable bytes, for connection keys. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Where the messages of channels come from that nobody publishes to. */
  readonly source?: ChannelSource;
  /** Where what is published is put in order and kept. */
  readonly log: ChannelLog;
  /** How published bodies are read where something follows from them: as JSON unless told. */
  readonly bodyOf?: BodyOf;
  readonly limits?: Partial<ChannelLimits>;
  /** Which channels may be read at all; all of them unless told. */
  readonly mayRead?: MayRead;
  /** The address that a WebSocket comes from: the socket's own unless told; behind a proxy, the one that a trusted proxy names. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Whether a visitor's question for a channel's history is made to fail; none unless told. */
  readonly failsHistory?: (channel: string, visitor: string) => boolean;
}

/** What tests and demonstrations do to the channel; never reachable from the network. */
export interface ChannelControls {
  /** Cuts every line without a word; connections can be resumed. */
  readonly dropSockets: () => void;
  /** Cuts every socket, and lets none through until `acceptSockets`: the line is down. */
  readonly refuseSockets: () => void;
  readonly acceptSockets: () => void;
  /** Forgets every connection that could be resumed. */
  readonly forgetConnections: () => void;
  /** Answers the next `times` history requests with this HTTP status, 500 unless told. */
  readonly failHistory: (times: number, statusCode?: number) => void;
  /** Asks every client for a new token, as happens shortly before the old one's end. */
  readonly promptRenewal: () => void;
  /** Ends the life of every token in use: clients are disconnected with 40142 and must come with a new one. */
  readonly expireTokens: () => void;
  /** Drops all messages of a channel: who resumes from before the purge has lost continuity. Rejects where its log cannot be reached. */
  readonly purge: (channel: ChannelName) => Promise<void>;
  /** Does what is otherwise done once a second: ends tokens, beats hearts, forgets the unused. */
  readonly tick: () => void;
}

/** A small server that speaks enough of Ably's protocol for the unmodified SDK (ably-protocol.md). */
export interface LocalChannel {
  /** The REST part, at the root of the site: `/time`, `/channels/…`, `/keys/…`, `/comet/*`. */
  readonly plugin: FastifyPluginAsync;
  /** Takes WebSocket upgrades on `/` and `/ws-up`; false for any other, which stays the caller's (Vite's). */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** The newest messages of a channel, newest first, at most so many. Rejects where its log cannot be reached. */
  readonly newest: (channel: ChannelName, most: number) => Promise<readonly StoredMessage[]>;
  readonly controls: ChannelControls;
  /** How many are connected. */
  readonly connections: () => number;
  /** How many channels are held. */
  readonly channels: () => number;
  /** Bytes that wait for readers. */
  readonly queued: () => number;
  /** Cuts all sockets, stops all timers, closes the source's channels. */
  readonly close: () => void;
}

/** Frames are kept by batch for as long as anybody holds the batch: a resume writes the frame the fan-out built. */
const sharedFrames = (): FrameOf => {
  const built = new WeakMap<Batch, Buffer>();
  return (channel, batch) => {
    const known = built.get(batch);
    if (known !== undefined) return known;
    const frame = frames.message(channel, batch);
    built.set(batch, frame);
    return frame;
  };
};

const errorOfStatus = (statusCode: number): ErrorInfo => ({
  ...failures.internal('the history is made to fail'),
  statusCode,
  code: statusCode * 100,
});

const socketAddressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

export const createLocalChannel = (config: LocalChannelConfig): LocalChannel => {
  const { key, now, mayRead = everythingOpen, addressOf = socketAddressOf } = config;
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const randomText = (bytes: number): string => Buffer.from(config.randomBytes(bytes)).toString('base64url');
  const access = createAccess(key, now);
  const outletOf = bursts({
    now,
    after: config.alarm.after,
    most: limits.burst,
    gap: limits.burstGap,
  });
  const log = withGoals(config.log, config.bodyOf ?? bodyReader(null));
  const feeds = createFeeds(
    { source: config.source ?? noSource, log, outletOf },
    now,
    limits.unusedChannelTtl,
  );
  const publish = createPublish(log);
  const connections = createConnections(randomText, now, limits);
  const addresses = createAddresses(limits, now);
  const reception = createReception({
    access,
    feeds,
    connections,
    publish,
    now,
    alarm: config.alarm,
    limits,
    mayRead,
    frameOf: sharedFrames(),
    onFault: addresses.fault,
  });
  const readerOf = (request: IncomingMessage): Reader => ({
    host: request.headers.host ?? '',
    address: addressOf(request),
  });
  const upgrades = createUpgrades({ reception, addresses, readerOf, limits });
  const polls = createPolls({ reception, addresses, alarm: config.alarm, now });
  const historyFailures: ErrorInfo[] = [];
  let isDown = false;

  const tick = (): void => {
    for (const session of reception.sessions) session.tick();
    polls.tick();
    connections.sweep();
    feeds.sweep();
    addresses.sweep();
  };
  const dropSockets = (): void => {
    for (const session of reception.sessions) session.cut();
  };
  const timer = setInterval(tick, 1000);
  timer.unref();

  return {
    plugin: async (app) => {
      await app.register(
        restPlugin({
          key,
          access,
          feeds,
          publish,
          now,
          randomText,
          mayRead,
          nextHistoryFailure: () => historyFailures.shift(),
          failsHistory: config.failsHistory ?? (() => false),
        }),
      );
      await app.register(pollsPlugin(polls, () => isDown));
    },
    handleUpgrade: (request, socket, head) => {
      if (isDown) socket.destroy();
      return isDown || upgrades.handle(request, socket, head);
    },
    newest: async (channel, most) => {
      const feed = await feeds.open(channel);
      // Each batch holds a message at least.
      return feed
        .batches()
        .slice(-most)
        .flatMap(({ messages }) => messages)
        .toReversed()
        .slice(0, most);
    },
    connections: () => reception.sessions.size,
    channels: feeds.size,
    queued: () => [...reception.sessions].reduce((sum, { queued }) => sum + queued(), 0),
    controls: {
      dropSockets,
      refuseSockets: () => {
        isDown = true;
        dropSockets();
      },
      acceptSockets: () => {
        isDown = false;
      },
      forgetConnections: connections.forgetAll,
      failHistory: (times, statusCode = 500) => {
        for (let left = times; left > 0; left -= 1) historyFailures.push(errorOfStatus(statusCode));
      },
      promptRenewal: () => {
        for (const session of reception.sessions) session.promptRenewal();
      },
      expireTokens: () => {
        for (const session of reception.sessions) session.revoke();
      },
      purge: log.purge,
      tick,
    },
    close: () => {
      clearInterval(timer);
      upgrades.close();
      polls.close();
      feeds.close();
      log.close();
    },
  };
};
