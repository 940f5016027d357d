import { type Clock, readClock } from '@kampdag/core/live/clock';
import { type Penalties, type RunningPenalty, readPenalties } from '@kampdag/core/live/penalties';
import { mmss } from '@kampdag/core/live/period';
import type { Side } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';

/** From when a running clock's seconds are counted; null for one that stands. */
export const anchorOf = ({ state, setAt, elapsed }: Clock): number | null =>
  state === 'running' && setAt !== null ? setAt - elapsed * 1000 : null;

/** What the match clock shows at a moment. */
export const clockText =
  (clock: Clock) =>
  (now: Instant): string =>
    readClock(clock, now).display;

/** The penalties being served at a moment. */
export const runningAt = (penalties: Penalties, clock: Clock, now: Instant): readonly RunningPenalty[] => {
  const running = readPenalties(penalties, readClock(clock, now));
  return [...running.home, ...running.away];
};

/** `1:23` left of a penalty at a moment; 0:00 when it is over. */
export const remainingText =
  (penalties: Penalties, clock: Clock, key: RunningPenalty['key'], side: Side) =>
  (now: Instant): string => {
    const left = readPenalties(penalties, readClock(clock, now))[side].find((penalty) => penalty.key === key);
    return mmss(left?.remaining ?? 0).replace(/^0/, '');
  };
