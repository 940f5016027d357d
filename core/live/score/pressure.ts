import type { BySide } from '../../side.ts';
import { type Period, periodsOf, timeIn } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import { foldOf } from '../reading.ts';

/** A minute of play. */
export interface Minute {
  /** Shots on goal, goals included (recordings.md). */
  readonly shots: BySide<number>;
  /** Home's shots minus away's over this minute and the four before it, weighted from 5/5 down to 1/5. */
  readonly pressure: number;
}

/** The number of minutes that the pressure covers. */
const reach = 5;

interface Counting {
  readonly timed: ReadonlyMap<number, Period>;
  readonly minutes: { home: number; away: number }[];
}

const pressureAt = (minutes: readonly BySide<number>[], at: number): number => {
  let sum = 0;
  for (let back = 0; back < reach; back += 1) {
    const minute = minutes[at - back];
    if (minute !== undefined) sum += ((reach - back) / reach) * (minute.home - minute.away);
  }
  return Math.round(sum * 100) / 100;
};

/**
 * Shots on goal and pressure by minute of play, up to the last minute with a shot. Shots of the shootout or of an unknown
 * period are left out.
 */
export const minutesOf = foldOf<Counting, readonly Minute[]>({
  inputs: (match: LiveMatch) => [periodsOf(match)],
  begin: (match) => ({
    timed: new Map(
      periodsOf(match).flatMap((period) => (period.kind === 'shootout' ? [] : [[period.id, period]])),
    ),
    minutes: [],
  }),
  concerns: ({ type }) => type === 'shot' || type === 'goal',
  step: ({ timed, minutes }, { event }) => {
    if (event.side === null || event.period === null) return false;
    const period = timed.get(event.period);
    if (period === undefined) return false;
    const minute = Math.floor(timeIn(period, event.elapsed) / 60);
    while (minutes.length <= minute) minutes.push({ home: 0, away: 0 });
    const own = minutes[minute];
    if (own !== undefined) own[event.side] += 1;
    return true;
  },
  result: ({ minutes }) => {
    const last = minutes.findLastIndex(({ home, away }) => home + away > 0);
    return minutes
      .slice(0, last + 1)
      .map(({ home, away }, at) => ({ shots: { home, away }, pressure: pressureAt(minutes, at) }));
  },
});
