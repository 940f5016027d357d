import type { ChannelName } from '@kampdag/core/live/channel/channel';
import { Subject } from 'rxjs';
import { type ChannelLog, DEFAULT_LOG_LIMITS, type LogEntry, placeBehind } from '../log/log.ts';
import type { ChannelSource, SourceMessage } from '../log/source.ts';
import { type Batch, batchOf, draftOf } from '../protocol/batch.ts';
import { ORIGIN, type Position } from '../protocol/serials.ts';
import { immediately, type OutletOf } from './bursts.ts';

/** One channel as this server has it: the messages of its source and of its log, and those who listen. Everything in it happens in one turn. */
export interface Feed {
  /** The last message's place, or the floor of an empty channel. */
  readonly head: () => Position;
  /** Nothing at or before it can be replayed: who resumes from before it has lost continuity. */
  readonly floor: () => Position;
  readonly batches: () => readonly Batch[];
  /** How many batches are at or before a place. */
  readonly upTo: (position: Position) => number;
  /** The first batch behind a place. */
  readonly next: (position: Position) => Batch | undefined;
  /** How many batches are behind a place. */
  readonly behind: (position: Position) => number;
  readonly listen: (listener: (batch: Batch) => void) => () => void;
  readonly isHeard: () => boolean;
  readonly close: () => void;
}

/** What a feed is made of. */
export interface FeedConfig {
  readonly source: ChannelSource;
  readonly log: ChannelLog;
  /** How those who listen are told: each batch at once, unless told. */
  readonly outletOf?: OutletOf;
  /** Batches that are held at most. */
  readonly maxKept?: number;
}

const batchOfSource = ({ position, timestamp, data, encoding }: SourceMessage): Batch =>
  batchOf(position, timestamp, {
    id: `source:${position}`,
    drafts: [{ ...draftOf(data), ...(encoding === undefined ? {} : { encoding }) }],
  });

const byPlace = (a: Batch, b: Batch): number => (a.position < b.position ? -1 : 1);

/**
 * Opens a channel: joins the source and the log first, then reads what they had, so that nothing falls between. Rejects where the log of a
 * channel that no source feeds cannot be reached: what it holds is not known.
 */
export const openFeed = async (
  channel: ChannelName,
  { source, log, outletOf = immediately, maxKept = DEFAULT_LOG_LIMITS.maxKept }: FeedConfig,
): Promise<Feed> => {
  const told$ = new Subject<Batch>();
  const early: { readonly messages: SourceMessage[]; readonly entries: LogEntry[] } = {
    messages: [],
    entries: [],
  };
  let opened = false;
  let batches: Batch[] = [];
  let floor: Position = ORIGIN;
  let known: Position = ORIGIN;

  const outlet = outletOf((batch) => told$.next(batch));
  const head = (): Position => batches.at(-1)?.position ?? floor;
  const upTo = (position: Position): number => {
    let [from, to] = [0, batches.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((batches[middle]?.position ?? ORIGIN) > position) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  const sink = (position: Position): void => {
    outlet.flush();
    batches = batches.slice(upTo(position));
    floor = position;
  };
  const append = (batch: Batch): void => {
    // What comes late keeps its serial, and queues behind what was told before it.
    const position = placeBehind(head(), batch.position);
    const placed = position === batch.position ? batch : { ...batch, position };
    batches.push(placed);
    if (told$.observed) outlet.push(placed);
    const oldest = batches[Math.ceil(maxKept / 10) - 1];
    if (batches.length > maxKept && oldest !== undefined) sink(oldest.position);
  };
  /** Serials of one series sort as text: what is not newer than the newest known was told by history already. */
  const isNews = ({ position }: SourceMessage): boolean => {
    if (position <= known) return false;
    known = position;
    return true;
  };

  const stopSource = source.follow(channel, (message) => {
    if (!opened) early.messages.push(message);
    else if (isNews(message)) append(batchOfSource(message));
  });
  const following = log.follow(channel, (entry) => {
    if (!opened) early.entries.push(entry);
    else if (entry.type === 'batch') append(entry.batch);
    else sink(entry.position);
  });
  const stop = (): void => {
    stopSource();
    following.stop();
  };
  const isFed = source.history(channel) !== undefined;
  try {
    await following.caughtUp;
  } catch (error) {
    if (!isFed) {
      stop();
      throw error;
    }
  }

  const told = [...(source.history(channel) ?? []), ...early.messages].filter(isNews).map(batchOfSource);
  floor = isFed ? ORIGIN : log.beginning;
  for (const entry of early.entries) {
    if (entry.type === 'batch') told.push(entry.batch);
    else floor = entry.position;
  }
  opened = true;
  const lowest = floor;
  for (const batch of told.toSorted(byPlace)) if (batch.position > lowest) append(batch);

  return {
    head,
    floor: () => floor,
    batches: () => batches,
    upTo,
    next: (position) => batches[upTo(position)],
    behind: (position) => batches.length - upTo(position),
    listen: (listener) => {
      // What waits is behind the place that whoever comes now is told: it is for the others.
      outlet.flush();
      const hearing = told$.subscribe(listener);
      return () => hearing.unsubscribe();
    },
    isHeard: () => told$.observed,
    close: () => {
      outlet.close();
      stop();
    },
  };
};
