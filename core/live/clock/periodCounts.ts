import type { PeriodId } from '../../ids.ts';
import type { BySide } from '../../side.ts';
import { foldOf } from '../reading.ts';
import { repeatsOf } from '../score/repeats.ts';

/** The counts of one period. */
export interface PeriodCount {
  readonly points: BySide<number>;
  /** Shots on goal that did not score. */
  readonly shots: BySide<number>;
  /** The number of events that show it is or was played. */
  readonly begun: number;
}

type Mutable<A> = { -readonly [K in keyof A]: A[K] };
type Counting = Mutable<{ [K in keyof PeriodCount]: Mutable<PeriodCount[K]> }>;

const nothing = (): Counting => ({ points: { home: 0, away: 0 }, shots: { home: 0, away: 0 }, begun: 0 });

/** Points, shots and signs of play by period. An event that another repeats counts no points (reading 32). */
export const periodCountsOf = foldOf({
  inputs: (match) => [repeatsOf(match)],
  begin: () => new Map<PeriodId | null, Counting>(),
  concerns: () => true,
  step: (counts, { event, key }, match) => {
    const begins = match.sport.factsOf(event).showsPlay(event) ? 1 : 0;
    const shots = event.type === 'shot' ? 1 : 0;
    const points = repeatsOf(match).repeatedBy.has(key) ? 0 : match.sport.scoring.points(event);
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
  result: (counts): ReadonlyMap<PeriodId | null, PeriodCount> =>
    new Map(
      [...counts].map(([id, { points, shots, begun }]) => [
        id,
        { points: { ...points }, shots: { ...shots }, begun },
      ]),
    ),
});
