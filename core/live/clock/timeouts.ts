import { type BySide, bySide } from '../../side.ts';
import type { EventKey } from '../eventBase.ts';
import type { Timeout } from '../events/clockEvents.ts';
import { eventsOfType } from '../eventsOfType.ts';
import type { LiveMatch } from '../match.ts';
import { derived } from '../reading.ts';
import type { ClockReading } from './clock.ts';
import { type Period, periodOf, periodsOf } from './period.ts';

/** A timeout that a side took. */
export interface TakenTimeout {
  readonly key: EventKey;
  readonly period: Period;
  /** Seconds played in the period. */
  readonly elapsed: number;
}

/** The timeouts taken, in the order of the log; those without a known period or side are left out. */
export const timeoutsOf = derived(
  (match) => [periodsOf(match), eventsOfType<Timeout>(match, 'timeout')],
  (match: LiveMatch): BySide<readonly TakenTimeout[]> =>
    bySide((side) =>
      eventsOfType<Timeout>(match, 'timeout').flatMap(({ key, event }) => {
        const period = event.side === side ? periodOf(match, event.period) : null;
        return period === null ? [] : [{ key, period, elapsed: event.elapsed ?? 0 }];
      }),
    ),
);

/** The timeouts each side has left at a clock reading, by the sport's rule (`sport/liveSport`). */
export const timeoutsLeft = (match: LiveMatch, clock: ClockReading): BySide<number> => {
  const { timeouts } = match.sport;
  const { period, elapsed } = clock;
  const taken = timeoutsOf(match);
  return bySide((side) => {
    if (period === null || timeouts === null) return 0;
    const left = timeouts.flatMap(({ window, allowed }) => {
      const now = window(period, elapsed);
      if (now === null) return [];
      const own = taken[side].filter((one) => window(one.period, one.elapsed) === now);
      return [allowed(period) - own.length];
    });
    return Math.max(0, Math.min(...left));
  });
};
