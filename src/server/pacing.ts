/** Does long work a slice at a time. */
export interface Pacing {
  /** Takes all steps; after each slice others are served first. */
  readonly run: (steps: Iterable<void>) => Promise<void>;
  /** Ends when others have been served: for between two pieces of work that cannot be sliced. */
  readonly rest: () => Promise<void>;
  /** Whether any is being done. */
  readonly isBusy: () => boolean;
}

/** What pacing lives on; effects are handed in. */
export interface PacingConfig {
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed: () => number;
  /** Ends when others have been served, each connection once. */
  readonly pause: () => Promise<unknown>;
  /** Milliseconds of work between two rests: a step may take some of them beyond. */
  readonly slice: number;
  /** Pauses in a row at most, while there are others to serve in each. */
  readonly pauses: number;
}

/** Milliseconds that a pause takes when there was somebody to serve in it. */
const somebody = 0.2;

/** Work in slices of few milliseconds. One that is left for a single turn only would take most of the time of a busy server. */
export const createPacing = ({ elapsed, pause, slice, pauses }: PacingConfig): Pacing => {
  const going = { count: 0 };
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < pauses; turn += 1) {
      const from = elapsed();
      await pause();
      if (elapsed() - from < somebody) return;
    }
  };
  return {
    isBusy: () => going.count > 0,
    rest,
    run: async (steps) => {
      going.count += 1;
      try {
        let until = elapsed() + slice;
        for (const _ of steps) {
          if (elapsed() < until) continue;
          await rest();
          until = elapsed() + slice;
        }
      } finally {
        going.count -= 1;
      }
    },
  };
};
