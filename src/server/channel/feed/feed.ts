import type { ChannelName } from '@kampdag/core/live/wire/channel';
import { Subject } from 'rxjs';
import { type ChannelLog, DEFAULT_LOG_LIMITS, type LogEntry, positionAfter } from '../log/log.ts';
import type { ChannelSource, SourceMessage } from '../log/source.ts';
import { type Batch, batchOf, draftOf } from '../protocol/batch.ts';
import { ORIGIN, type Position } from '../protocol/serials.ts';
import { immediately, type OutletOf } from './bursts.ts';

/** The sources and limits of a feed. */
export interface FeedConfig {
  readonly source: ChannelSource;
  readonly log: ChannelLog;
  /** How listeners are served. Default: each batch immediately. */
  readonly outletOf?: OutletOf;
  /** Maximum number of batches kept. */
  readonly maxKept?: number;
}

const batchOfSource = ({ position, timestamp, data, encoding }: SourceMessage): Batch =>
  batchOf(position, timestamp, {
    id: `source:${position}`,
    drafts: [{ ...draftOf(data), ...(encoding === undefined ? {} : { encoding }) }],
  });

const byPosition = (a: Batch, b: Batch): number => (a.position < b.position ? -1 : 1);

/**
 * Opens a channel on this server: the messages of its source and its log, and its listeners. Follows both first, then reads their
 * past, so that no message is missed. Rejects if the log of a channel without a source cannot be reached.
 */
export const openFeed = async (
  channel: ChannelName,
  { source, log, outletOf = immediately, maxKept = DEFAULT_LOG_LIMITS.maxKept }: FeedConfig,
) => {
  const batches$ = new Subject<Batch>();
  const restored$ = new Subject<void>();
  const purged$ = new Subject<void>();
  const early: { readonly messages: SourceMessage[]; readonly entries: LogEntry[] } = {
    messages: [],
    entries: [],
  };
  const isFed = source.history(channel) !== undefined;
  let opened = false;
  let batches: Batch[] = [];
  let floor: Position = ORIGIN;
  let newest: Position = ORIGIN;

  const outlet = outletOf((batch) => batches$.next(batch));
  /** The last batch's position, or the floor of an empty channel. */
  const head = (): Position => batches.at(-1)?.position ?? floor;
  /** The number of batches at or before a position. */
  const upTo = (position: Position): number => {
    let [from, to] = [0, batches.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((batches[middle]?.position ?? ORIGIN) > position) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  const raiseFloor = (position: Position): void => {
    outlet.flush();
    batches = batches.slice(upTo(position));
    floor = position;
  };
  const place = (batch: Batch): Batch => {
    // A late batch keeps its serials and moves behind those already sent.
    const position = positionAfter(head(), batch.position);
    const placed = position === batch.position ? batch : { ...batch, position };
    batches.push(placed);
    const oldest = batches[Math.ceil(maxKept / 10) - 1];
    if (batches.length > maxKept && oldest !== undefined) raiseFloor(oldest.position);
    return placed;
  };
  const append = (batch: Batch): void => {
    const placed = place(batch);
    if (batches$.observed) outlet.push(placed);
  };
  /** Whether a message is newer than the newest known; serials of one series sort as text. */
  const isNewer = ({ position }: SourceMessage): boolean => {
    if (position <= newest) return false;
    newest = position;
    return true;
  };

  /** Starts again with the source's history and entries of the log. */
  const fill = (entries: readonly LogEntry[], later: readonly SourceMessage[] = []): void => {
    const beginning = isFed ? ORIGIN : log.beginning;
    let logged: Batch[] = [];
    floor = beginning;
    for (const entry of entries) {
      if (entry.type === 'batch') logged.push(entry.batch);
      else if (entry.type === 'floor') floor = entry.position;
      else {
        logged = [...entry.batches];
        floor = entry.floor ?? beginning;
      }
    }
    newest = ORIGIN;
    batches = [];
    const own = [...(source.history(channel) ?? []), ...later].filter(isNewer).map(batchOfSource);
    const lowest = floor;
    for (const batch of [...own, ...logged].toSorted(byPosition)) {
      if (batch.position > lowest) place(batch);
    }
  };

  const stopSource = source.follow(channel, (message) => {
    if (!opened) early.messages.push(message);
    else if (isNewer(message)) append(batchOfSource(message));
  });
  const following = log.follow(channel, (entry) => {
    if (!opened) early.entries.push(entry);
    else if (entry.type === 'batch') append(entry.batch);
    else if (entry.type === 'floor') {
      raiseFloor(entry.position);
      purged$.next();
    } else {
      outlet.flush();
      fill([entry]);
      restored$.next();
    }
  });
  const stop = (): void => {
    stopSource();
    following.stop();
  };
  try {
    await following.caughtUp;
  } catch (error) {
    if (!isFed) {
      stop();
      throw error;
    }
  }

  fill(early.entries, early.messages);
  opened = true;

  return {
    head,
    /** Batches at or before it are gone: a client that resumes from before it loses continuity. */
    floor: (): Position => floor,
    batches: (): readonly Batch[] => batches,
    upTo,
    /** The first batch after a position. */
    next: (position: Position): Batch | undefined => batches[upTo(position)],
    /** The number of batches after a position. */
    behind: (position: Position): number => batches.length - upTo(position),
    listen: (listener: (batch: Batch) => void): (() => void) => {
      // Batches held back are for earlier listeners: a new one starts after them.
      outlet.flush();
      const subscription = batches$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    /** Calls back when messages were restored before the head, so that readers must read the history again. */
    onRestored: (listener: () => void): (() => void) => {
      const subscription = restored$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    /** Calls back when messages were dropped on purpose, so that readers in this process forget them. */
    onPurged: (listener: () => void): (() => void) => {
      const subscription = purged$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    isHeard: (): boolean => batches$.observed,
    close: (): void => {
      outlet.close();
      stop();
    },
  };
};

export type Feed = Awaited<ReturnType<typeof openFeed>>;

interface Entry {
  readonly opening: Promise<Feed>;
  /** Undefined while opening. */
  feed?: Feed;
  usedAt: number;
}

/** The open channels; starts without any. */
export const createFeeds = (config: FeedConfig, now: () => number, unusedChannelTtl: number) => {
  const feeds = new Map<string, Entry>();
  const state = { closed: false };

  const begin = async (channel: string): Promise<Feed> => {
    try {
      const feed = await openFeed(channel as ChannelName, config);
      const entry = feeds.get(channel);
      if (entry === undefined || state.closed) feed.close();
      else {
        entry.feed = feed;
        entry.usedAt = now();
      }
      return feed;
    } catch (error) {
      feeds.delete(channel);
      throw error;
    }
  };

  /** An empty channel is not kept, since clients can invent names without end. */
  const ttlOf = (feed: Feed): number => (feed.batches().length === 0 ? 0 : unusedChannelTtl);

  return {
    /** Opens the channel if necessary; rejects if its log cannot be reached. */
    open: (channel: string): Promise<Feed> => {
      const known = feeds.get(channel);
      if (known !== undefined) {
        known.usedAt = now();
        return known.opening;
      }
      const opening = begin(channel);
      feeds.set(channel, { opening, usedAt: now() });
      return opening;
    },
    /** Closes unused channels; reopening one gives the same messages. */
    sweep: (): void => {
      for (const [channel, entry] of feeds) {
        const { feed } = entry;
        if (feed === undefined) continue;
        if (feed.isHeard()) entry.usedAt = now();
        else if (now() - entry.usedAt > ttlOf(feed)) {
          feed.close();
          feeds.delete(channel);
        }
      }
    },
    close: (): void => {
      state.closed = true;
      for (const { feed } of feeds.values()) feed?.close();
      feeds.clear();
    },
    size: (): number => feeds.size,
  };
};

export type Feeds = ReturnType<typeof createFeeds>;
