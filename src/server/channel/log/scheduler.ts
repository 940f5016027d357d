/** Schedules callbacks; injected, so that tests control time. */
export interface Scheduler {
  /** Calls back once after a number of milliseconds; returns a cancel function. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** Schedules by the machine's clock. */
export const realScheduler: Scheduler = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
