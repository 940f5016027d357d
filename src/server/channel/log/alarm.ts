/** What lets channels and their sources wait; handed in, so that tests own the time. */
export interface Alarm {
  /** Calls back once, so many milliseconds from now; the answer calls it off. */
  readonly after: (milliseconds: number, wake: () => void) => () => void;
}

/** Waits as the machine's clock goes. */
export const realAlarm: Alarm = {
  after: (milliseconds, wake) => {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  },
};
