/** Does long work a slice at a time. */
export interface Pacing {
  /** Takes all steps; after each slice others are served first. */
  readonly run: (steps: Iterable<void>) => Promise<void>;
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
export const createPacing = ({ elapsed, pause }: PacingConfig): Pacing => ({
  run: async (steps) => {
    let until = elapsed() + slice;
    for (const _ of steps) {
      if (elapsed() < until) continue;
      await pause();
      until = elapsed() + slice;
    }
  },
});
