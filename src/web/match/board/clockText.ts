import { type Clock, readClock } from '@kampdag/core/live/clock/clock';
import { mmss } from '@kampdag/core/live/clock/period';
import { penaltyTimeOf } from '@kampdag/core/sport/icehockey/live/penalties';
import type { ServedPenalty } from '@kampdag/core/sport/icehockey/penalties/penaltyBox';
import type { Instant } from '@kampdag/core/time/instant';

/** From when a running clock's seconds are counted; null for one that stands. */
export const anchorOf = ({ state, setAt, elapsed }: Clock): number | null =>
  state === 'running' && setAt !== null ? setAt - elapsed * 1000 : null;

/** What the match clock shows at a moment. */
export const clockText =
  (clock: Clock) =>
  (now: Instant): string =>
    readClock(clock, now).display;

/** `1:23` left of a penalty at a moment; 0:00 when it is over. */
export const remainingText =
  ({ until }: ServedPenalty, clock: Clock) =>
  (now: Instant): string => {
    const at = penaltyTimeOf(readClock(clock, now));
    return mmss(at === null ? 0 : until - at).replace(/^0/, '');
  };
