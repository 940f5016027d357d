import { Subject } from 'rxjs';
import { type Batch, batchOf, firstIdOf, type Publication } from '../protocol/batch.ts';
import { type Position, positionAt, positionBefore, timestampOf } from '../protocol/serials.ts';
import {
  type ChannelLog,
  DEFAULT_LOG_LIMITS,
  type LogEntry,
  type LogLimits,
  positionAfter,
  preferredPosition,
} from './log.ts';

/** A log in this process's memory. */
export interface MemoryLog extends ChannelLog {
  /** Publishes as of an earlier time (milliseconds), which is possible for a channel that nothing was published to. */
  readonly appendAt: (channel: string, publication: Publication, timestamp: number) => Batch;
}

interface StoredChannel {
  batches: Batch[];
  readonly byId: Map<string, Batch>;
  /** Null until something is dropped. */
  floor: Position | null;
  readonly entries$: Subject<LogEntry>;
}

export const createMemoryLog = (
  now: () => number,
  { maxKept, maxKeptInAll }: Pick<LogLimits, 'maxKept' | 'maxKeptInAll'> = DEFAULT_LOG_LIMITS,
): MemoryLog => {
  const beginning = positionAt(now());
  /** In order of the last publication. */
  const channels = new Map<string, StoredChannel>();
  const state = { inAll: 0 };

  const keptOf = (channel: string): StoredChannel => {
    const existing = channels.get(channel);
    if (existing !== undefined) return existing;
    const kept: StoredChannel = { batches: [], byId: new Map(), floor: null, entries$: new Subject() };
    channels.set(channel, kept);
    return kept;
  };
  const headOf = ({ batches, floor }: StoredChannel): Position =>
    batches.at(-1)?.position ?? floor ?? beginning;

  const raiseFloor = (kept: StoredChannel, position: Position): void => {
    kept.floor = position;
    kept.entries$.next({ type: 'floor', position });
  };
  /** Drops the oldest batches. */
  const drop = (kept: StoredChannel, count: number): void => {
    const dropped = kept.batches.splice(0, count);
    for (const { messages } of dropped) kept.byId.delete(messages[0]?.id ?? '');
    state.inAll -= dropped.length;
    const last = dropped.at(-1);
    if (last !== undefined) raiseFloor(kept, last.position);
  };

  const bound = (kept: StoredChannel): void => {
    // Dropped by tenths, since each drop moves all remaining batches.
    if (kept.batches.length > maxKept) drop(kept, Math.ceil(maxKept / 10));
    for (const oldest of channels.values()) {
      if (state.inAll <= maxKeptInAll) return;
      if (oldest !== kept) drop(oldest, oldest.batches.length);
    }
  };

  const put = (channel: string, publication: Publication, timestamp: number): Batch => {
    const kept = keptOf(channel);
    const before = kept.byId.get(firstIdOf(publication));
    if (before !== undefined) return before;
    const position = positionAfter(headOf(kept), preferredPosition(timestamp));
    const batch = batchOf(position, timestampOf(position), publication);
    channels.delete(channel);
    channels.set(channel, kept);
    kept.batches.push(batch);
    kept.byId.set(firstIdOf(publication), batch);
    state.inAll += 1;
    bound(kept);
    kept.entries$.next({ type: 'batch', batch });
    return batch;
  };

  return {
    beginning,
    appendAt: (channel, publication, timestamp) => {
      const kept = keptOf(channel);
      if (kept.batches.length === 0 && kept.floor === null && positionAt(timestamp) <= beginning) {
        raiseFloor(kept, positionBefore(timestamp));
      }
      return put(channel, publication, timestamp);
    },
    append: async (channel, publication) => put(channel, publication, now()),
    follow: (channel, emit) => {
      const kept = keptOf(channel);
      if (kept.floor !== null) emit({ type: 'floor', position: kept.floor });
      for (const batch of kept.batches) emit({ type: 'batch', batch });
      const following = kept.entries$.subscribe(emit);
      return {
        caughtUp: Promise.resolve(),
        stop: () => {
          following.unsubscribe();
          const isEmpty = kept.batches.length === 0 && kept.floor === null;
          if (isEmpty && !kept.entries$.observed && channels.get(channel) === kept) channels.delete(channel);
        },
      };
    },
    purge: async (channel) => {
      const kept = keptOf(channel);
      const position = positionAfter(headOf(kept), preferredPosition(now()));
      drop(kept, kept.batches.length);
      raiseFloor(kept, position);
    },
    close: () => channels.clear(),
  };
};
