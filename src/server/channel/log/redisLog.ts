import type { Effects } from '../../effects.ts';
import { changesOnly, type RedisConfig, redisClient } from '../../redisClient.ts';
import type { Batch } from '../protocol/batch.ts';
import { ORIGIN, timestampOf } from '../protocol/serials.ts';
import {
  type ChannelLog,
  DEFAULT_LOG_LIMITS,
  type LogEntry,
  type LogLimits,
  preferredPosition,
} from './log.ts';
import { appendScript, purgeScript, redisEntries, restoreScript } from './redisEntries.ts';
import { redisReads } from './redisReads.ts';
import { createReplicaCopy, type ReplicaCopy } from './replicaCopy.ts';

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

/** Milliseconds between reads without a wake-up, which can be lost in a failover. */
const pollInterval = 10_000;

/** A channel that this replica follows. */
interface Followed {
  readonly channel: string;
  readonly copy: ReplicaCopy;
  reading: Promise<void> | null;
  /** Whether entries may have come since the read began. */
  again: boolean;
}

/**
 * A log in Redis Streams: a stream per channel, whose ids are the channel's positions. A publication wakes all replicas, and each
 * reads on from its last position; one connection listens for all channels. Followers stay subscribed while Redis is unavailable
 * and catch up afterwards. A replica that finds its last entry gone without a floor restores what it holds, as after a flush or a
 * failover to an empty Redis, so that all replicas agree again.
 */
export const createRedisLog = (config: RedisLogConfig): ChannelLog => {
  const { scheduler, now, limits = DEFAULT_LOG_LIMITS } = config;
  const entries = redisEntries(config.secret);
  const followed = new Map<string, Followed>();
  const state = { closed: false, cancel: (): void => undefined };

  /** The answer of Redis; rejects on timeout or if disconnected. */
  const answered = async <A>(ask: () => Promise<A>): Promise<A> => {
    await connecting;
    return new Promise((resolve, reject) => {
      const cancel = scheduler.after(timeout, () => reject(new Error('Redis does not answer')));
      ask().then(resolve, reject).finally(cancel);
    });
  };

  const keysOf = (channel: string): string[] => [entries.streamKey(channel), entries.stateKey(channel)];
  const common = (channel: string): string[] => [
    entries.idOf(preferredPosition(now())),
    String(limits.keptFor),
    entries.wakeChannel,
    channel,
  ];

  const { readPage, readWhole } = redisReads({
    entries,
    state: (key, fields) => answered(() => commands.hmGet(key, fields)),
    range: (key, from, count) => answered(() => commands.xRange(key, from, '+', { COUNT: count })),
  });

  const restore = ({ channel, copy }: Followed): Promise<unknown> => {
    const { floor, batches } = copy.log();
    return answered(() =>
      commands.eval(restoreScript, {
        keys: keysOf(channel),
        arguments: [
          ...common(channel),
          String(limits.maxKept),
          floor === null ? '' : entries.idOf(floor),
          ...batches.flatMap((batch) => entries.writeBatch(channel, batch)),
        ],
      }),
    );
  };

  /** Reads on from the last position; true if there may be more. */
  const advance = async (one: Followed): Promise<boolean> => {
    const { channel, copy } = one;
    const { at: last, past } = copy.log();
    const next = await readPage(channel, last);
    if (next.isContinuous && (last === ORIGIN || next.past === past)) {
      copy.raiseFloor(next.floor);
      copy.extend(next.batches, next.at, next.past);
      return next.hasMore;
    }
    if (!next.isContinuous) {
      const hasExpired = timestampOf(last) + limits.keptFor <= now();
      if (hasExpired) {
        copy.raiseFloor(last);
        copy.extend(next.batches, next.at, next.past);
        return next.hasMore;
      }
      await restore(one);
    }
    copy.replace(await readWhole(channel));
    return false;
  };

  const read = async (one: Followed): Promise<void> => {
    try {
      do {
        one.again = false;
        if (await advance(one)) one.again = true;
      } while (one.again && one.copy.followers.size > 0);
    } finally {
      one.reading = null;
    }
  };

  const wake = (one: Followed): Promise<void> => {
    one.again = true;
    one.reading ??= read(one);
    return one.reading;
  };
  /** Reads on. If Redis is disconnected, its return triggers the next try; otherwise it is retried soon. */
  const wakeAll = (among: Iterable<Followed>): void => {
    for (const one of among) {
      wake(one).catch(() => {
        if (one.copy.followers.size > 0 && commands.isReady) {
          scheduler.after(retryDelay, () => wakeAll([one]));
        }
      });
    }
  };
  const wakeAllFollowed = (): void => wakeAll(followed.values());

  const report = changesOnly(config.onChange);
  const onChange = (isConnected: boolean): void => {
    if (isConnected) wakeAllFollowed();
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
    .then(() =>
      listener.subscribe(entries.wakeChannel, (channel) => {
        const one = followed.get(channel);
        if (one !== undefined) wakeAll([one]);
      }),
    )
    .catch(() => onChange(false));
  const again = (): void => {
    state.cancel = scheduler.after(pollInterval, () => {
      wakeAllFollowed();
      again();
    });
  };
  again();

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
      const one = followed.get(channel) ?? {
        channel,
        copy: createReplicaCopy(),
        reading: null,
        again: false,
      };
      followed.set(channel, one);
      // Each follower is a function of its own, so that one that follows twice is left once.
      const follower = (entry: LogEntry): void => emit(entry);
      one.copy.follow(follower);
      const caughtUp = wake(one);
      // The rejection is handled by callers that wait for it; others are caught up later.
      caughtUp.catch(() => undefined);
      return {
        caughtUp,
        stop: () => {
          one.copy.followers.delete(follower);
          if (one.copy.followers.size === 0 && followed.get(channel) === one) followed.delete(channel);
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
