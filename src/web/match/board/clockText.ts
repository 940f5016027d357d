import { type Clock, playTimeOf, readClock } from '@kampdag/core/live/clock/clock';
import type { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';

/** The time a running clock counts from, milliseconds since 1970 UTC; null while it stands. */
export const anchorOf = ({ state, setAt, elapsed }: Clock): number | null =>
  state === 'running' && setAt !== null ? setAt - elapsed * 1000 : null;

/** The match clock's display at a moment. */
export const clockText =
  (clock: Clock) =>
  (now: Instant): string =>
    readClock(clock, now).display;

/** `1:23`: time left of a penalty that ends at a second of play; 0:00 when it is over. */
export const remainingText =
  (until: number, clock: Clock) =>
  (now: Instant): string => {
    const at = playTimeOf(readClock(clock, now));
    return mmss(at === null ? 0 : until - at).replace(/^0/, '');
  };
