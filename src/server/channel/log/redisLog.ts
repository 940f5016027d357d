import { createClient } from '@redis/client';
import type { Batch } from '../protocol/batch.ts';
import { nextPosition, ORIGIN, type Position } from '../protocol/serials.ts';
import type { Alarm } from './alarm.ts';
import { type ChannelLog, DEFAULT_LOG_LIMITS, type LogEntry, type LogLimits, wantedAt } from './log.ts';
import { appendScript, purgeScript, type RedisEntries, redisEntries } from './redisEntries.ts';

/** What a log in Redis is opened with; effects are handed in. */
export interface RedisLogConfig {
  /** `redis://…` or `rediss://…`. */
  readonly url: string;
  /** What all replicas of one installation know, and nobody else who can write into the store. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly alarm: Alarm;
  /** Told when Redis has gone, and when it has come back: once each. */
  readonly onChange: (isThere: boolean) => void;
  readonly limits?: LogLimits;
}

/** Milliseconds after which a question is given up; what was asked may have happened nevertheless. */
const patience = 2_000;

/** Milliseconds until a lost connection is tried again, at first and at most. */
const retryFloor = 50;
const retryCeiling = 2_000;

/** Milliseconds until what was not answered is asked again. */
const hesitation = 500;

/** Entries that are read at once. */
const page = 500;

/** Milliseconds after which a channel is looked at even though nobody woke its readers: a wake-up may be lost where Redis fails over. */
const rounds = 10_000;

interface Follower {
  readonly channel: string;
  readonly tell: (entry: LogEntry) => void;
  /** The place up to which everything was told. */
  at: Position;
  reading: Promise<void> | null;
  /** Whether something may have come since the reading began. */
  again: boolean;
  stopped: boolean;
}

const connect = (url: string, onChange: (isThere: boolean) => void) => {
  const client = createClient({
    url,
    // What is asked while the connection is lost fails at once: whoever publishes repeats it.
    disableOfflineQueue: true,
    // A connection that nobody ended and nothing comes over any more is found dead.
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 6_000,
      reconnectStrategy: (retries) => Math.min(retryCeiling, retryFloor * 2 ** Math.min(retries, 10)),
    },
  });
  client.on('error', () => onChange(false));
  client.on('ready', () => onChange(true));
  return client;
};

/**
 * The log in Redis Streams: a stream for each channel, whose ids are the channel's places. Whoever publishes wakes all replicas, and each reads what is behind the
 * last place it knows: one connection listens for all channels. Those who follow stay while Redis is away, and are told the gap when it
 * is back.
 */
export const createRedisLog = (config: RedisLogConfig): ChannelLog => {
  const { alarm, now, limits = DEFAULT_LOG_LIMITS } = config;
  const entries: RedisEntries = redisEntries(config.secret);
  const followers = new Map<string, Set<Follower>>();
  const state = { isThere: true, closed: false, callOff: (): void => undefined };

  /** What Redis answers; rejects where it takes too long, or is away. */
  const answered = async <A>(ask: () => Promise<A>): Promise<A> => {
    await connecting;
    return new Promise((resolve, reject) => {
      const callOff = alarm.after(patience, () => reject(new Error('Redis does not answer')));
      ask().then(resolve, reject).finally(callOff);
    });
  };

  /** Tells a page of what is behind the last place that was told; whether there may be more. */
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
    const sunk = floor === null ? null : entries.positionOf(floor);
    if (sunk !== null && sunk > follower.at) {
      follower.at = sunk;
      follower.tell({ type: 'floor', position: sunk });
    }
    for (const { id, message } of rows ?? []) {
      const position = entries.positionOf(id);
      if (position === null || position <= follower.at) continue;
      follower.at = position;
      const batch = entries.read(channel, id, message);
      if (batch !== null) follower.tell({ type: 'batch', batch });
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
  /** Reads on; where Redis is away its return does, where it only hesitated the next try. */
  const wakeAll = (among: Iterable<Follower>): void => {
    for (const follower of among) {
      wake(follower).catch(() => {
        if (!follower.stopped && commands.isReady) alarm.after(hesitation, () => wakeAll([follower]));
      });
    }
  };
  const wakeEverybody = (): void => {
    for (const among of followers.values()) wakeAll(among);
  };

  const onChange = (isThere: boolean): void => {
    if (isThere) wakeEverybody();
    if (state.isThere === isThere || state.closed) return;
    state.isThere = isThere;
    config.onChange(isThere);
  };
  const commands = connect(config.url, onChange);
  const listener = connect(config.url, onChange);
  // They go on trying by themselves; what is asked at the very start waits for the first connection, though not for long.
  const connecting = Promise.race([
    commands.connect().catch(() => onChange(false)),
    new Promise<void>((resolve) => alarm.after(patience, resolve)),
  ]);
  listener
    .connect()
    .then(() => listener.subscribe(entries.wakeChannel, (channel) => wakeAll(followers.get(channel) ?? [])))
    .catch(() => onChange(false));
  const again = (): void => {
    state.callOff = alarm.after(rounds, () => {
      wakeEverybody();
      again();
    });
  };
  again();

  const keysOf = (channel: string): string[] => [entries.streamKey(channel), entries.stateKey(channel)];
  const common = (channel: string): string[] => [
    entries.idOf(wantedAt(now())),
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
    follow: (channel, tell) => {
      const follower: Follower = { channel, tell, at: ORIGIN, reading: null, again: false, stopped: false };
      const set = followers.get(channel) ?? new Set();
      followers.set(channel, set.add(follower));
      const caughtUp = wake(follower);
      // Whoever does not wait for it is told later.
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
      state.callOff();
      commands.destroy();
      listener.destroy();
    },
  };
};
