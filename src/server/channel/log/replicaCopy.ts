import type { Batch } from '../protocol/batch.ts';
import { ORIGIN, type Position } from '../protocol/serials.ts';
import type { LogEntry } from './log.ts';

/** A channel's log as read from the store. */
export interface StoredLog {
  /** Null where nothing was dropped. */
  readonly floor: Position | null;
  readonly batches: readonly Batch[];
  /** Everything up to here was read. */
  readonly at: Position;
  /** Changes when messages are restored before the last one; null until then. */
  readonly past: string | null;
}

/** An unread log. */
export const unread: StoredLog = { floor: null, batches: [], at: ORIGIN, past: null };

const later = (a: Position | null, b: Position | null): Position | null =>
  a === null || (b !== null && b > a) ? b : a;

/** What a replica has read of a channel, from which it can be restored, and its followers. */
export const createReplicaCopy = () => {
  const followers = new Set<(entry: LogEntry) => void>();
  let log = unread;
  const emit = (entry: LogEntry): void => {
    for (const follower of followers) follower(entry);
  };

  /** Drops everything at or before a later floor. */
  const raiseFloor = (position: Position | null): void => {
    const floor = later(log.floor, position);
    if (floor === null || floor === log.floor) return;
    const batches = log.batches.filter((batch) => batch.position > floor);
    log = { ...log, floor, batches, at: log.at > floor ? log.at : floor };
    emit({ type: 'floor', position: floor });
  };

  /** Adds what was read after the last position. */
  const extend = (batches: readonly Batch[], at: Position, past: string | null): void => {
    log = { ...log, batches: [...log.batches, ...batches], at, past };
    for (const batch of batches) emit({ type: 'batch', batch });
  };

  return {
    log: (): StoredLog => log,
    followers,
    raiseFloor,
    extend,
    /** Emits everything held to a new follower. */
    follow: (follower: (entry: LogEntry) => void): void => {
      if (log.floor !== null) follower({ type: 'floor', position: log.floor });
      for (const batch of log.batches) follower({ type: 'batch', batch });
      followers.add(follower);
    },
    /** Takes over what the store has after a restoration: only what is new is emitted where the held past is unchanged. */
    replace: (next: StoredLog): void => {
      raiseFloor(next.floor);
      const held = log.batches;
      const isContinued = held.every(({ position, id }, index) => {
        const other = next.batches[index];
        return other?.position === position && other.id === id;
      });
      if (isContinued) {
        extend(next.batches.slice(held.length), next.at, next.past);
      } else {
        log = next;
        emit({ type: 'restored', floor: next.floor, batches: next.batches });
      }
    },
  };
};

export type ReplicaCopy = ReturnType<typeof createReplicaCopy>;
