import { type Clock, playTimeOf, readClock } from '@kampdag/core/live/clock/clock';
import type { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';

/** From when a running clock's seconds are counted; null for one that stands. */
export const anchorOf = ({ state, setAt, elapsed }: Clock): number | null =>
  state === 'running' && setAt !== null ? setAt - elapsed * 1000 : null;

/** What the match clock shows at a moment. */
export const clockText =
  (clock: Clock) =>
  (now: Instant): string =>
    readClock(clock, now).display;

/** `1:23` left at a moment of a penalty that ends at a second of play; 0:00 when it is over. */
export const remainingText =
  (until: number, clock: Clock) =>
  (now: Instant): string => {
    const at = playTimeOf(readClock(clock, now));
    return mmss(at === null ? 0 : until - at).replace(/^0/, '');
  };
