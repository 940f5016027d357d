import { Serial } from '@kampdag/core/live/log/timeToken';
import type {
  ChannelFailure,
  ChannelMessage,
  ChannelName,
  ChannelSignal,
  HistoryPage,
  LiveChannel,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { Observable, type Subscriber } from 'rxjs';

/** The fake's initial state. */
export interface FakeLiveChannelConfig {
  /** Messages per history page. Default: 100. */
  readonly pageSize?: number;
  /** False: nothing is attached until `restore` is called. */
  readonly online?: boolean;
}

/** A published message's envelope. */
export interface FakeMessageOptions {
  /** In milliseconds. Default: one after the message before, in January 2027. */
  readonly timestamp?: number;
  /** Makes it a message that could not be decoded (reading 29). */
  readonly error?: string;
}

/**
 * The live service's port, driven by a test. Signals are emitted synchronously; a history page resolves in a microtask. It behaves like the
 * real service: what is published while disconnected is delivered after a resumed re-attach; after a purge, or a `reconnect`, the
 * attachment is not continuous and history must be read again. It passes the same contract suite as the real adapter.
 */
export interface FakeLiveChannel extends LiveChannel {
  /** Stores a message and delivers it to attached subscribers. */
  readonly publish: (channel: ChannelName, data: unknown, options?: FakeMessageOptions) => ChannelMessage;
  /** Delivers a message without storing it: a duplicate, a late one, garbage. */
  readonly deliver: (channel: ChannelName, message: ChannelMessage) => void;
  /** Every published message not purged, oldest first. */
  readonly stored: (channel: ChannelName) => readonly ChannelMessage[];
  /** Disconnects all: `disconnected`; published messages wait. */
  readonly drop: () => void;
  /** While disconnected: history requests fail too. */
  readonly isolate: () => void;
  /** Reconnects: `connecting`, `attached`, then the missed messages that still exist. */
  readonly restore: () => void;
  /** Deletes the channel's messages; a subscriber that missed some has lost continuity. */
  readonly purge: (channel: ChannelName) => void;
  /** Refuses the channel from now on. */
  readonly refuse: (channel: ChannelName) => void;
  /** Emits `attached, continuous: false`, as the service does after losing continuity itself. */
  readonly loseContinuity: (channel: ChannelName) => void;
  /** Forgets what is stored and emits `attached` as where the league publishes something else than before. */
  readonly changeView: (channel: ChannelName) => void;
  /** Fails the next `times` history pages. */
  readonly failHistory: (times: number, message?: string) => void;
  /** Holds history pages back until the returned function is called. */
  readonly holdHistory: () => () => void;
  /** The number of `reconnect` calls. */
  readonly reconnects: () => number;
  /** The number of the channel's subscriptions. */
  readonly watchers: (channel: ChannelName) => number;
  /** The number of history pages requested. */
  readonly historyRequests: () => number;
}

interface FakeFeed {
  readonly messages: ChannelMessage[];
  readonly watchers: Set<Subscriber<ChannelSignal>>;
  /** The number of published messages at the attach point, and of those delivered. */
  attachedAt: number;
  delivered: number;
  purged: number;
  /** Whether it has been attached since its first subscriber; only then can an attachment resume. */
  wasAttached: boolean;
  /** Whether a subscriber came after messages were delivered, so that its history reaches up to now. */
  joinedLate: boolean;
  isRefused: boolean;
}

/** The fake's server time for a message published without one. */
const NOW = 1_800_000_000_000;

export const createFakeLiveChannel = (config: FakeLiveChannelConfig = {}): FakeLiveChannel => {
  const pageSize = config.pageSize ?? 100;
  const feeds = new Map<ChannelName, FakeFeed>();
  let online = config.online ?? true;
  let reachable = true;
  let failures: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  let clock = 0;
  let reconnects = 0;
  let requests = 0;

  const feedOf = (channel: ChannelName): FakeFeed => {
    const known = feeds.get(channel);
    if (known !== undefined) return known;
    const feed: FakeFeed = {
      messages: [],
      watchers: new Set(),
      attachedAt: 0,
      delivered: 0,
      purged: 0,
      wasAttached: false,
      joinedLate: false,
      isRefused: false,
    };
    feeds.set(channel, feed);
    return feed;
  };

  const tell = (feed: FakeFeed, signal: ChannelSignal): void => {
    for (const watcher of Array.from(feed.watchers)) watcher.next(signal);
  };
  const total = (feed: FakeFeed): number => feed.purged + feed.messages.length;

  const attachAnew = (
    feed: FakeFeed,
    signal: ChannelSignal = { type: 'attached', continuous: false },
  ): void => {
    feed.attachedAt = total(feed);
    feed.delivered = total(feed);
    feed.wasAttached = true;
    feed.joinedLate = false;
    tell(feed, signal);
  };

  const attachAgain = (feed: FakeFeed): void => {
    if (!feed.wasAttached || feed.delivered < feed.purged) return attachAnew(feed);
    tell(feed, { type: 'attached', continuous: true });
    const missed = feed.messages.slice(feed.delivered - feed.purged);
    feed.delivered = total(feed);
    for (const message of missed) tell(feed, { type: 'message', message });
    return undefined;
  };

  const page = (left: readonly ChannelMessage[]): HistoryPage => {
    const messages = left.slice(0, pageSize);
    const rest = left.slice(pageSize);
    return rest.length === 0 ? { messages } : { messages, next: reading(() => either.right(rest)) };
  };

  const reading =
    (
      read: () => either.Either<ChannelFailure, readonly ChannelMessage[]>,
    ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    async () => {
      requests += 1;
      await gate;
      const [failure, ...others] = failures;
      failures = others;
      return failure === undefined
        ? either.map(page)(read())
        : either.left({ type: 'ChannelFailure', message: failure });
    };

  return {
    signals$: (channel) =>
      new Observable((subscriber) => {
        const feed = feedOf(channel);
        const first = feed.watchers.size === 0;
        feed.watchers.add(subscriber);
        feed.wasAttached &&= !first;
        subscriber.next({ type: 'connecting' });
        if (feed.isRefused) subscriber.next({ type: 'refused' });
        else if (online && first) attachAnew(feed);
        else if (online) {
          feed.joinedLate ||= feed.delivered > feed.attachedAt;
          subscriber.next({ type: 'attached', continuous: false });
        }
        return () => void feed.watchers.delete(subscriber);
      }),
    history: (channel, since, reach) =>
      reading(() => {
        const feed = feedOf(channel);
        if (!reachable || feed.watchers.size === 0 || feed.isRefused) {
          return either.left({ type: 'ChannelFailure', message: 'the channel is not watched' });
        }
        const until = feed.joinedLate || !online || reach === 'now' ? total(feed) : feed.attachedAt;
        return either.right(
          feed.messages
            .slice(0, Math.max(0, until - feed.purged))
            .filter(({ timestamp }) => timestamp >= since)
            .toReversed(),
        );
      }),
    reconnect: () => {
      reconnects += 1;
      for (const feed of feeds.values()) {
        tell(feed, { type: 'connecting' });
        if (online && !feed.isRefused && feed.watchers.size > 0) attachAnew(feed);
      }
    },
    publish: (channel, data, options = {}) => {
      const feed = feedOf(channel);
      const timestamp = options.timestamp ?? Math.max(clock, NOW) + 1;
      clock = Math.max(clock + 1, timestamp);
      const message: ChannelMessage = {
        serial: Serial(`${String(clock).padStart(14, '0')}-000@fake:000`),
        timestamp: Instant(timestamp),
        data,
        ...(options.error === undefined ? {} : { error: options.error }),
      };
      feed.messages.push(message);
      if (online && feed.watchers.size > 0 && !feed.isRefused) {
        feed.delivered = total(feed);
        tell(feed, { type: 'message', message });
      }
      return message;
    },
    deliver: (channel, message) => tell(feedOf(channel), { type: 'message', message }),
    stored: (channel) => feedOf(channel).messages.slice(),
    drop: () => {
      online = false;
      for (const feed of feeds.values()) tell(feed, { type: 'disconnected' });
    },
    isolate: () => {
      reachable = false;
    },
    restore: () => {
      online = true;
      reachable = true;
      for (const feed of feeds.values()) {
        if (feed.watchers.size === 0 || feed.isRefused) continue;
        tell(feed, { type: 'connecting' });
        attachAgain(feed);
      }
    },
    purge: (channel) => {
      const feed = feedOf(channel);
      feed.purged += feed.messages.length;
      feed.messages.length = 0;
    },
    refuse: (channel) => {
      const feed = feedOf(channel);
      feed.isRefused = true;
      tell(feed, { type: 'refused' });
    },
    loseContinuity: (channel) => attachAnew(feedOf(channel)),
    changeView: (channel) => {
      const feed = feedOf(channel);
      feed.messages.length = 0;
      attachAnew(feed, { type: 'attached', continuous: false, forgets: true });
    },
    failHistory: (times, message = 'history is not to be had') => {
      failures = [...failures, ...Array.from({ length: times }, () => message)];
    },
    holdHistory: () => {
      const releases: (() => void)[] = [];
      gate = new Promise((resolve) => releases.push(resolve));
      return () => {
        for (const release of releases) release();
      };
    },
    reconnects: () => reconnects,
    watchers: (channel) => feedOf(channel).watchers.size,
    historyRequests: () => requests,
  };
};
