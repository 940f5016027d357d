import { Instant } from '@kampdag/core/time/instant';

/** The server's time, injected everywhere else. */
export interface Clock {
  /** The site's time: real, or starting at `KAMPDAG_NOW` and running on (reading 4). */
  readonly now: () => Instant;
  /** The real time, for tokens that the hosted live service checks. */
  readonly real: () => Instant;
}

const real = (): Instant => Instant(Date.now());

/** A clock that starts at `start` and runs at the real pace; the real time when null. */
export const createClock = (start: Instant | null): Clock => {
  const startedAt = performance.now();
  return {
    real,
    now: start === null ? real : () => Instant(start + Math.round(performance.now() - startedAt)),
  };
};
