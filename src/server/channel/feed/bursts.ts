import type { Batch } from '../protocol/batch.ts';

/** Hands batches on to those who listen, in their order. */
export interface Outlet {
  readonly push: (batch: Batch) => void;
  /** Hands on what waits. */
  readonly flush: () => void;
  /** Hands on nothing more. */
  readonly close: () => void;
}

/** An outlet to somebody. */
export type OutletOf = (deliver: (batch: Batch) => void) => Outlet;

/** Hands every batch on as it comes. */
export const immediately: OutletOf = (deliver) => ({
  push: deliver,
  flush: () => undefined,
  close: () => undefined,
});

/** What bursts live on; effects are handed in. */
export interface BurstsConfig {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back once, so many milliseconds from now; the answer calls it off. */
  readonly after: (milliseconds: number, wake: () => void) => () => void;
  /** Batches that leave at once before any waits; one more may for every `gap` that passes. */
  readonly most: number;
  /** Milliseconds that a batch waits at most. */
  readonly gap: number;
}

/** Characters of data that leave together: a frame has its limit, and one message may have 64 KB. */
const largest = 128 * 1024;

const sizeOf = ({ messages }: Batch): number =>
  messages.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);

const joined = (last: Batch, batches: readonly Batch[]): Batch =>
  batches.length === 1 ? last : { ...last, messages: batches.flatMap(({ messages }) => messages) };

/**
 * Batches that come faster than anybody can look wait for each other and leave as one, as Ably's own server-side batching does it: a page that is
 * told a hundred events a second has as much work with the frames as with what is in them. As many as a match brings in an ordinary
 * moment leave at once.
 */
export const bursts =
  ({ now, after, most, gap }: BurstsConfig): OutletOf =>
  (deliver) => {
    const state = { credit: most, at: now(), size: 0, callOff: (): void => undefined };
    let waiting: Batch[] = [];

    const earn = (): void => {
      const at = now();
      state.credit = Math.min(most, state.credit + Math.max(0, at - state.at) / gap);
      state.at = at;
    };

    const flush = (): void => {
      const last = waiting.at(-1);
      if (last === undefined) return;
      state.callOff();
      earn();
      state.credit = Math.max(0, state.credit - 1);
      const all = waiting;
      waiting = [];
      state.size = 0;
      deliver(joined(last, all));
    };

    const push = (batch: Batch): void => {
      earn();
      // Whose echo it may be is told by the batch: it leaves by itself.
      if (batch.connectionId !== undefined) {
        flush();
        deliver(batch);
        return;
      }
      if (waiting.length === 0 && state.credit >= 1) {
        state.credit -= 1;
        deliver(batch);
        return;
      }
      const size = sizeOf(batch);
      if (state.size + size > largest) flush();
      if (waiting.length === 0) state.callOff = after(gap, flush);
      waiting.push(batch);
      state.size += size;
    };

    return {
      push,
      flush,
      close: () => {
        state.callOff();
        waiting = [];
      },
    };
  };
