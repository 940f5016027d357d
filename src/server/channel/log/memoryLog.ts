import { Subject } from 'rxjs';
import { type Batch, batchOf, firstIdOf, type Publication } from '../protocol/batch.ts';
import { type Position, positionAt, positionBefore, timestampOf } from '../protocol/serials.ts';
import {
  type ChannelLog,
  DEFAULT_LOG_LIMITS,
  type LogEntry,
  type LogLimits,
  placeBehind,
  wantedAt,
} from './log.ts';

/** A log in this process, which ends with it. */
export interface MemoryLog extends ChannelLog {
  /** Publishes as if it had been then (milliseconds); the past is open to a channel that nothing was published to yet. */
  readonly appendAt: (channel: string, publication: Publication, timestamp: number) => Batch;
}

interface Kept {
  batches: Batch[];
  readonly byId: Map<string, Batch>;
  /** Null while nothing was dropped. */
  floor: Position | null;
  readonly entries$: Subject<LogEntry>;
}

export const createMemoryLog = (
  now: () => number,
  { maxKept, maxKeptInAll }: Pick<LogLimits, 'maxKept' | 'maxKeptInAll'> = DEFAULT_LOG_LIMITS,
): MemoryLog => {
  const beginning = positionAt(now());
  /** Who was published to last stands last. */
  const channels = new Map<string, Kept>();
  const state = { inAll: 0 };

  const keptOf = (channel: string): Kept => {
    const known = channels.get(channel);
    if (known !== undefined) return known;
    const kept: Kept = { batches: [], byId: new Map(), floor: null, entries$: new Subject() };
    channels.set(channel, kept);
    return kept;
  };
  const headOf = ({ batches, floor }: Kept): Position => batches.at(-1)?.position ?? floor ?? beginning;

  const sink = (kept: Kept, position: Position): void => {
    kept.floor = position;
    kept.entries$.next({ type: 'floor', position });
  };
  /** Drops the oldest batches. */
  const drop = (kept: Kept, count: number): void => {
    const dropped = kept.batches.splice(0, count);
    for (const { messages } of dropped) kept.byId.delete(messages[0]?.id ?? '');
    state.inAll -= dropped.length;
    const last = dropped.at(-1);
    if (last !== undefined) sink(kept, last.position);
  };

  const bound = (kept: Kept): void => {
    // By tenths: a batch dropped for each that comes would move all the others each time.
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
    const place = placeBehind(headOf(kept), wantedAt(timestamp));
    const batch = batchOf(place, timestampOf(place), publication);
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
        sink(kept, positionBefore(timestamp));
      }
      return put(channel, publication, timestamp);
    },
    append: async (channel, publication) => put(channel, publication, now()),
    follow: (channel, tell) => {
      const kept = keptOf(channel);
      if (kept.floor !== null) tell({ type: 'floor', position: kept.floor });
      for (const batch of kept.batches) tell({ type: 'batch', batch });
      const following = kept.entries$.subscribe(tell);
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
      const place = placeBehind(headOf(kept), wantedAt(now()));
      drop(kept, kept.batches.length);
      sink(kept, place);
    },
    close: () => channels.clear(),
  };
};
