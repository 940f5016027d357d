import type { Effects } from './effects.ts';

/** Runs long work in slices. */
export interface Pacing {
  /**
   * Takes all steps, then the last one, whose value it gives. The process runs one slice at a time, in turn among all pending
   * work, and handles other events in between. Rejects with what a step throws.
   */
  readonly run: <A>(steps: Iterable<void>, last: () => A) => Promise<A>;
}

/** The effects and limits of pacing. */
export interface PacingConfig extends Pick<Effects, 'elapsed' | 'pause'> {
  /** Milliseconds of work between two pauses, which a single step may exceed. */
  readonly slice: number;
}

/** Runs work in slices of a few milliseconds, one per pause. */
export const createPacing = ({ elapsed, pause, slice }: PacingConfig): Pacing => {
  /** Each runs a slice of one task and returns true when the task is done. */
  const tasks: (() => boolean)[] = [];
  const state = { isWorking: false };

  const work = async (): Promise<void> => {
    state.isWorking = true;
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      await pause();
      if (!task()) tasks.push(task);
    }
    state.isWorking = false;
  };

  return {
    run: (steps, last) =>
      new Promise((resolve, reject) => {
        const held: { iterator: Iterator<void> | null } = { iterator: null };
        tasks.push(() => {
          try {
            held.iterator ??= steps[Symbol.iterator]();
            const until = elapsed() + slice;
            let step = held.iterator.next();
            while (step.done !== true && elapsed() < until) step = held.iterator.next();
            if (step.done !== true) return false;
            resolve(last());
            return true;
          } catch (error) {
            reject(error);
            return true;
          }
        });
        if (!state.isWorking) void work();
      }),
  };
};
