import { setTimeout as delay } from 'node:timers/promises';
import { Instant } from '@kampdag/core/time/instant';

/** Schedules callbacks. */
export interface Scheduler {
  /** Calls back once after a number of milliseconds; returns a cancel function. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** Time and chance, injected everywhere, so that tests control them. */
export interface Effects {
  /** The site's time: real, or starting at `KAMPDAG_NOW` and running on (reading 4). */
  readonly now: () => Instant;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
  /** From 0 up to 1; spreads what would otherwise happen at once. */
  readonly random: () => number;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Resolves after pending events have been handled. */
  readonly pause: () => Promise<unknown>;
  readonly scheduler: Scheduler;
}

/** Schedules by the machine's clock. */
export const realScheduler: Scheduler = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The real time, for tokens that the hosted live service checks. */
export const realTime = (): Instant => Instant(Date.now());

/** The effects of a process, whose time starts at `start` and runs at the real pace; the real time when null. */
export const createEffects = (start: Instant | null): Effects => {
  const startedAt = performance.now();
  return {
    now: start === null ? realTime : () => Instant(start + Math.round(performance.now() - startedAt)),
    elapsed: () => performance.now(),
    random: Math.random,
    wait: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
    pause: () => new Promise((resume) => setImmediate(resume)),
    scheduler: realScheduler,
  };
};
