import type { PeriodId } from '../ids.ts';
import { type BySide, sides } from '../side.ts';
import type { LiveEvent } from './event.ts';
import { eventsOf, type LiveMatch } from './match.ts';
import { tallyOf } from './tally.ts';

/** What was counted in one period. */
export interface PeriodCount {
  readonly points: BySide<number>;
  /** Shots on goal that did not score. */
  readonly shots: BySide<number>;
  /** How many events show that it is or was played. */
  readonly begun: number;
}

type Mutable<A> = { -readonly [K in keyof A]: A[K] };
type Counting = Mutable<{ [K in keyof PeriodCount]: Mutable<PeriodCount[K]> }>;

/** An event that shows that its period is or was played: not a clock set in advance, nor one of another kind. */
const beginsPeriod = (event: LiveEvent): boolean => {
  switch (event.type) {
    case 'timer':
      return event.action === 'start' || event.action === 'periodStart' || event.action === 'periodEnd';
    case 'unknown':
    case 'playerTime':
    case 'timeout':
    case 'substitution':
    case 'teamUpdate':
      return false;
    default:
      return true;
  }
};

const nothing = (): Counting => ({ points: { home: 0, away: 0 }, shots: { home: 0, away: 0 }, begun: 0 });

/** Whether all that was counted in a period has been taken back: it is then as if nothing had been. */
const isNothing = ({ points, shots, begun }: PeriodCount): boolean =>
  begun === 0 && sides.every((side) => points[side] === 0 && shots[side] === 0);

/**
 * Points, shots and signs of play by period. Points that another event may tell of too (`toldBy`) are not in it: whether
 * they count depends on that other event.
 */
export const periodCountsOf = tallyOf({
  basis: () => [],
  begin: ({ sport }: LiveMatch) => ({ scoring: sport.scoring, counts: new Map<PeriodId | null, Counting>() }),
  count: ({ scoring, counts }, { event }, sign) => {
    const begins = beginsPeriod(event) ? sign : 0;
    const shots = event.type === 'shot' ? sign : 0;
    const points = scoring.toldBy.has(event.type) ? 0 : sign * scoring.points(event);
    if (begins === 0 && shots === 0 && points === 0) return false;
    const own = counts.get(event.period) ?? nothing();
    counts.set(event.period, own);
    own.begun += begins;
    if (event.side !== null) {
      own.points[event.side] += points;
      own.shots[event.side] += shots;
    }
    return true;
  },
  result: ({ counts }): ReadonlyMap<PeriodId | null, PeriodCount> =>
    new Map(
      [...counts].flatMap(([id, { points, shots, begun }]) =>
        isNothing({ points, shots, begun })
          ? []
          : [[id, { points: { ...points }, shots: { ...shots }, begun }] as const],
      ),
    ),
});

/** Whether a match has events that another may tell of too, which are looked at one by one. */
export const hasToldTwice = (match: LiveMatch): boolean => {
  const { ofType } = eventsOf(match);
  return [...match.sport.scoring.toldBy.keys()].some((type) => (ofType[type]?.length ?? 0) > 0);
};
