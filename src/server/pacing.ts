/** Does long work a slice at a time. */
export interface Pacing {
  /**
   * Takes all steps, then the last one, whose value it gives. However much work there is, the process does one slice of one of them, then
   * serves others; each piece gets its turn. Fails with what a step throws.
   */
  readonly run: <A>(steps: Iterable<void>, last: () => A) => Promise<A>;
}

/** What pacing lives on; effects are handed in. */
export interface PacingConfig {
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Ends when others have been served, each connection once. */
  readonly pause: () => Promise<unknown>;
  /** Milliseconds of work between two pauses: a step may take some of them beyond. */
  readonly slice: number;
}

/** Work in slices of few milliseconds, one for each pause. */
export const createPacing = ({ elapsed, pause, slice }: PacingConfig): Pacing => {
  /** Works a slice of one piece; true when that is done. */
  const waiting: (() => boolean)[] = [];
  const state = { isWorking: false };

  const work = async (): Promise<void> => {
    state.isWorking = true;
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      await pause();
      if (!piece()) waiting.push(piece);
    }
    state.isWorking = false;
  };

  return {
    run: (steps, last) =>
      new Promise((resolve, reject) => {
        const held: { iterator: Iterator<void> | null } = { iterator: null };
        waiting.push(() => {
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
