import type { PeriodId } from '../../ids.ts';
import { type BySide, bySide, type Side, withSide } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import { eventsOf, type LiveMatch, readingOf } from '../match.ts';
import { noScore, type Score, scoringEventsOf } from './scoringEvents.ts';

/** The score and shots of one period. */
export interface PeriodLine {
  readonly period: Period;
  /** Goals or points in this period. */
  readonly goals: Score;
  /** Shots on goal, goals included (recordings.md). Zero in sports that count none. */
  readonly shots: BySide<number>;
}

/** The periods in playing order up to the last one that events show to have begun, shootout excluded. */
const begunPeriods = (match: LiveMatch): readonly Period[] => {
  const { factsOf } = match.sport;
  const begun = new Set<PeriodId | null>();
  for (const { event } of eventsOf(match)) if (factsOf(event).showsPlay(event)) begun.add(event.period);
  const periods = periodsOf(match).filter(({ kind }) => kind !== 'shootout');
  return periods.slice(0, periods.findLastIndex(({ id }) => begun.has(id)) + 1);
};

/** The goals or points of each period in which a side scored. */
const pointsByPeriod = (match: LiveMatch): ReadonlyMap<PeriodId | null, Score> => {
  const byPeriod = new Map<PeriodId | null, Score>();
  for (const { current, side, points } of scoringEventsOf(match)) {
    const { period } = current.event;
    const before = byPeriod.get(period) ?? noScore;
    byPeriod.set(period, withSide(before, side, before[side] + points));
  }
  return byPeriod;
};

/**
 * Goals or points, and shots, by period in playing order, up to the last one begun, shootout excluded. Unplayed sets are not
 * listed (wire-format §3).
 */
export const periodLinesOf = readingOf((match: LiveMatch): readonly PeriodLine[] => {
  const points = pointsByPeriod(match);
  const saved = match.sport.savedShots?.(match) ?? null;
  return begunPeriods(match).map((period) => {
    const goals = points.get(period.id) ?? noScore;
    const missed = saved?.filter(({ event }) => event.period === period.id) ?? [];
    const shotsOf = (side: Side): number =>
      goals[side] + missed.filter(({ event }) => event.side === side).length;
    return { period, goals, shots: saved === null ? noScore : bySide(shotsOf) };
  });
});
