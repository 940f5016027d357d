import type { Effects } from '../../effects.ts';
import { changesOnly, type RedisConfig, redisClient } from '../../redisClient.ts';
import type { Batch } from '../protocol/batch.ts';
import { nextPosition, ORIGIN, type Position } from '../protocol/serials.ts';
import {
  type ChannelLog,
  DEFAULT_LOG_LIMITS,
  type LogEntry,
  type LogLimits,
  preferredPosition,
} from './log.ts';
import { appendScript, purgeScript, redisEntries } from './redisEntries.ts';

/** The configuration of a log in Redis. */
export interface RedisLogConfig extends RedisConfig, Pick<Effects, 'scheduler'> {
  /** A secret shared by all replicas of an installation, and unknown to others who can write to the store. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limits?: LogLimits;
}

/** Timeout of a request in milliseconds, which may have been executed nevertheless. */
const timeout = 2_000;

/** Milliseconds before an unanswered request is repeated. */
const retryDelay = 500;

/** Entries per read. */
const page = 500;

/** Milliseconds between reads without a wake-up, which can be lost in a failover. */
const pollInterval = 10_000;

interface Follower {
  readonly channel: string;
  readonly emit: (entry: LogEntry) => void;
  /** The position up to which everything was emitted. */
  at: Position;
  reading: Promise<void> | null;
  /** Whether entries may have come since the read began. */
  again: boolean;
  stopped: boolean;
}

/**
 * A log in Redis Streams: a stream per channel, whose ids are the channel's positions. A publication wakes all replicas, and each
 * reads on from its last position; one connection listens for all channels. Followers stay subscribed while Redis is unavailable
 * and catch up afterwards.
 */
export const createRedisLog = (config: RedisLogConfig): ChannelLog => {
  const { scheduler, now, limits = DEFAULT_LOG_LIMITS } = config;
  const entries = redisEntries(config.secret);
  const followers = new Map<string, Set<Follower>>();
  const state = { closed: false, cancel: (): void => undefined };

  /** The answer of Redis; rejects on timeout or if disconnected. */
  const answered = async <A>(ask: () => Promise<A>): Promise<A> => {
    await connecting;
    return new Promise((resolve, reject) => {
      const cancel = scheduler.after(timeout, () => reject(new Error('Redis does not answer')));
      ask().then(resolve, reject).finally(cancel);
    });
  };

  /** Emits a page after the last emitted position; true if there may be more. */
  const readPage = async (follower: Follower): Promise<boolean> => {
    const { channel } = follower;
    const [floor, rows] = await answered(() =>
      Promise.all([
        commands.hGet(entries.stateKey(channel), 'floor'),
        commands.xRange(entries.streamKey(channel), entries.idOf(nextPosition(follower.at)), '+', {
          COUNT: page,
        }),
      ]),
    );
    if (follower.stopped) return false;
    const raised = floor === null ? null : entries.positionOf(floor);
    if (raised !== null && raised > follower.at) {
      follower.at = raised;
      follower.emit({ type: 'floor', position: raised });
    }
    for (const { id, message } of rows ?? []) {
      const position = entries.positionOf(id);
      if (position === null || position <= follower.at) continue;
      follower.at = position;
      const batch = entries.read(channel, id, message);
      if (batch !== null) follower.emit({ type: 'batch', batch });
    }
    return rows?.length === page;
  };

  const read = async (follower: Follower): Promise<void> => {
    try {
      do {
        follower.again = false;
        if (await readPage(follower)) follower.again = true;
      } while (follower.again && !follower.stopped);
    } finally {
      follower.reading = null;
    }
  };

  const wake = (follower: Follower): Promise<void> => {
    follower.again = true;
    follower.reading ??= read(follower);
    return follower.reading;
  };
  /** Reads on. If Redis is disconnected, its return triggers the next try; otherwise it is retried soon. */
  const wakeAll = (among: Iterable<Follower>): void => {
    for (const follower of among) {
      wake(follower).catch(() => {
        if (!follower.stopped && commands.isReady) scheduler.after(retryDelay, () => wakeAll([follower]));
      });
    }
  };
  const wakeAllFollowers = (): void => {
    for (const among of followers.values()) wakeAll(among);
  };

  const report = changesOnly(config.onChange);
  const onChange = (isConnected: boolean): void => {
    if (isConnected) wakeAllFollowers();
    if (!state.closed) report(isConnected);
  };
  // A dead connection is detected, since nobody else reads on it.
  const connect = () =>
    redisClient(
      { url: config.url, onChange },
      { min: 50, max: 2_000 },
      { pingInterval: 2_000, socketTimeout: 6_000 },
    );
  const [commands, listener] = [connect(), connect()];
  // The first requests wait briefly for the first connection.
  const connecting = Promise.race([
    commands.connect().catch(() => onChange(false)),
    new Promise<void>((resolve) => scheduler.after(timeout, resolve)),
  ]);
  listener
    .connect()
    .then(() => listener.subscribe(entries.wakeChannel, (channel) => wakeAll(followers.get(channel) ?? [])))
    .catch(() => onChange(false));
  const again = (): void => {
    state.cancel = scheduler.after(pollInterval, () => {
      wakeAllFollowers();
      again();
    });
  };
  again();

  const keysOf = (channel: string): string[] => [entries.streamKey(channel), entries.stateKey(channel)];
  const common = (channel: string): string[] => [
    entries.idOf(preferredPosition(now())),
    String(limits.keptFor),
    entries.wakeChannel,
    channel,
  ];

  return {
    beginning: ORIGIN,
    append: async (channel, publication) => {
      const stored: unknown = await answered(() =>
        commands.eval(appendScript, {
          keys: keysOf(channel),
          arguments: [...common(channel), String(limits.maxKept), ...entries.write(channel, publication)],
        }),
      );
      const batch: Batch | null = entries.readRaw(channel, stored);
      if (batch === null) throw new Error(`what is stored for ${channel} is not of this installation`);
      return batch;
    },
    follow: (channel, emit) => {
      const follower: Follower = { channel, emit, at: ORIGIN, reading: null, again: false, stopped: false };
      const set = followers.get(channel) ?? new Set();
      followers.set(channel, set.add(follower));
      const caughtUp = wake(follower);
      // The rejection is handled by callers that wait for it; others are caught up later.
      caughtUp.catch(() => undefined);
      return {
        caughtUp,
        stop: () => {
          follower.stopped = true;
          set.delete(follower);
          if (set.size === 0 && followers.get(channel) === set) followers.delete(channel);
        },
      };
    },
    purge: async (channel) => {
      await answered(() => commands.eval(purgeScript, { keys: keysOf(channel), arguments: common(channel) }));
    },
    close: () => {
      state.closed = true;
      state.cancel();
      commands.destroy();
      listener.destroy();
    },
  };
};
