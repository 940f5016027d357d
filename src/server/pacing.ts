/** Does long work a slice at a time. */
export interface Pacing {
  /** Takes all steps; after each slice others are served first. */
  readonly run: (steps: Iterable<void>) => Promise<void>;
  /** Whether any is being done. */
  readonly isBusy: () => boolean;
}

/** What pacing lives on; effects are handed in. */
export interface PacingConfig {
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Ends when others have been served. */
  readonly pause: () => Promise<unknown>;
}

/** Milliseconds of work between two pauses: a step may take some of them beyond. */
const slice = 4;

/** Work in slices of a few milliseconds. */
export const createPacing = ({ elapsed, pause }: PacingConfig): Pacing => {
  const going = { count: 0 };
  return {
    isBusy: () => going.count > 0,
    run: async (steps) => {
      going.count += 1;
      try {
        let until = elapsed() + slice;
        for (const _ of steps) {
          if (elapsed() < until) continue;
          await pause();
          until = elapsed() + slice;
        }
      } finally {
        going.count -= 1;
      }
    },
  };
};
