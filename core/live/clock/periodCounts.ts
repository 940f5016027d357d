import type { PeriodId } from '../../ids.ts';
import type { BySide } from '../../side.ts';
import { foldOf } from '../reading.ts';

/** The counts of one period. */
export interface PeriodCount {
  /** Shots on goal that did not score. */
  readonly shots: BySide<number>;
  /** The number of events that show it is or was played. */
  readonly begun: number;
}

type Mutable<A> = { -readonly [K in keyof A]: A[K] };
type Counting = Mutable<{ [K in keyof PeriodCount]: Mutable<PeriodCount[K]> }>;

const nothing = (): Counting => ({ shots: { home: 0, away: 0 }, begun: 0 });

/** Shots and signs of play by period. */
export const periodCountsOf = foldOf({
  inputs: () => [],
  begin: () => new Map<PeriodId | null, Counting>(),
  concerns: () => true,
  step: (counts, { event }, match) => {
    const begins = match.sport.factsOf(event).showsPlay(event) ? 1 : 0;
    const shots = event.type === 'shot' ? 1 : 0;
    if (begins === 0 && shots === 0) return false;
    const own = counts.get(event.period) ?? nothing();
    counts.set(event.period, own);
    own.begun += begins;
    if (event.side !== null) own.shots[event.side] += shots;
    return true;
  },
  result: (counts): ReadonlyMap<PeriodId | null, PeriodCount> =>
    new Map([...counts].map(([id, { shots, begun }]) => [id, { shots: { ...shots }, begun }])),
});
