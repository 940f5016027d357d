import type { Side } from '../../side.ts';
import type { Period } from '../clock/period.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { type Score, scoringEventsOf } from './score.ts';
import { setsOf } from './sets.ts';

/** The rallies of one set. */
export interface SetRun {
  readonly period: Period;
  readonly winner: Side | null;
  /** The score of the set after each rally, in order. */
  readonly rallies: readonly Score[];
}

/** The points run of every set that is or was played (the point sport). */
export const setRunsOf = readingOf((match: LiveMatch): readonly SetRun[] => {
  const scored = scoringEventsOf(match);
  return setsOf(match).played.map(({ period, winner }) => ({
    period,
    winner,
    rallies: scored.flatMap(({ standing, score }) => (standing.event.period === period.id ? [score] : [])),
  }));
});
