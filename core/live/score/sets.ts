import { type BySide, opponentOf, type Side, sides } from '../../side.ts';
import type { Period } from '../clock/period.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { periodLinesOf } from './periodLines.ts';
import type { Score } from './scoringEvents.ts';

/** A set played or in play. */
export interface PlayedSet {
  readonly period: Period;
  readonly points: Score;
  /** Whether a period-end timer closed it. */
  readonly ended: boolean;
  /** The side with more points once it has ended; null before, and where points are level. */
  readonly winner: Side | null;
}

/** The sets of a match. */
export interface Sets {
  /** In playing order, up to the last one begun. */
  readonly played: readonly PlayedSet[];
  /** Sets won. */
  readonly won: BySide<number>;
}

/** The sets of a match; a side wins a set when it has more points and a period-end timer exists (specification §9). */
export const setsOf = readingOf((match: LiveMatch): Sets => {
  const ends = new Set(
    milestonesOf(match).flatMap(({ event }) => (event.action === 'periodEnd' ? [event.period] : [])),
  );
  const won = { home: 0, away: 0 };
  const played = periodLinesOf(match).map(({ period, goals: points }): PlayedSet => {
    const ended = ends.has(period.id);
    const leader = sides.find((side) => points[side] > points[opponentOf(side)]) ?? null;
    const winner = ended ? leader : null;
    if (winner !== null) won[winner] += 1;
    return { period, points, ended, winner };
  });
  return { played, won };
});
