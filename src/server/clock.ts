import { Instant } from '@kampdag/core/time/instant';

/** The server's time. All else in the server is handed it; nobody else reads a clock. */
export interface Clock {
  /** The site's time: real, or begun at `KAMPDAG_NOW` and running on from there (reading 4). */
  readonly now: () => Instant;
  /** The real time, for what is checked by others: tokens of the hosted live service. */
  readonly real: () => Instant;
}

const real = (): Instant => Instant(Date.now());

/** A clock that shows `start` now and runs at the real pace; the real time when there is no `start`. */
export const createClock = (start: Instant | null): Clock => {
  const startedAt = performance.now();
  return {
    real,
    now: start === null ? real : () => Instant(start + Math.round(performance.now() - startedAt)),
  };
};
