import { createAllowance } from '../access/limits.ts';
import type { Batch } from '../protocol/batch.ts';

/** Delivers batches to listeners, in order. */
export interface Outlet {
  readonly push: (batch: Batch) => void;
  /** Delivers everything held back. */
  readonly flush: () => void;
  /** Stops all delivery. */
  readonly close: () => void;
}

/** Creates an outlet that delivers to a callback. */
export type OutletOf = (deliver: (batch: Batch) => void) => Outlet;

/** Delivers every batch immediately. */
export const immediately: OutletOf = (deliver) => ({
  push: deliver,
  flush: () => undefined,
  close: () => undefined,
});

/** The effects and limits of coalescing. */
export interface BurstsConfig {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back once after a number of milliseconds; returns a cancel function. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Batches sent at once before any is held back; each `gap` allows one more. */
  readonly most: number;
  /** Maximum milliseconds that a batch is held back. */
  readonly gap: number;
}

/** Maximum characters of data sent together: a frame has its limit, and one message may have 64 KB. */
const largest = 128 * 1024;

const sizeOf = ({ messages }: Batch): number =>
  messages.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);

const joined = (last: Batch, batches: readonly Batch[]): Batch =>
  batches.length === 1 ? last : { ...last, messages: batches.flatMap(({ messages }) => messages) };

/**
 * Coalesces batches that come in bursts, as Ably's server-side batching does: at a hundred events a second, a page spends as much
 * on frames as on their content. The usual rate of a match is delivered immediately.
 */
export const bursts =
  ({ now, after, most, gap }: BurstsConfig): OutletOf =>
  (deliver) => {
    const credit = createAllowance({ burst: most, perSecond: 1_000 / gap }, now);
    const state = { size: 0, cancel: (): void => undefined };
    let waiting: Batch[] = [];

    const flush = (): void => {
      const last = waiting.at(-1);
      if (last === undefined) return;
      state.cancel();
      credit.drain(1);
      const all = waiting;
      waiting = [];
      state.size = 0;
      deliver(joined(last, all));
    };

    const push = (batch: Batch): void => {
      // A batch with a connection id may be its own echo, so it is sent alone.
      if (batch.connectionId !== undefined) {
        flush();
        deliver(batch);
        return;
      }
      if (waiting.length === 0 && credit.take(1)) {
        deliver(batch);
        return;
      }
      const size = sizeOf(batch);
      if (state.size + size > largest) flush();
      if (waiting.length === 0) state.cancel = after(gap, flush);
      waiting.push(batch);
      state.size += size;
    };

    return {
      push,
      flush,
      close: () => {
        state.cancel();
        waiting = [];
      },
    };
  };
