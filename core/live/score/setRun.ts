import type { Side } from '../../side.ts';
import type { Period } from '../clock/period.ts';
import type { TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { type Score, scoringEventsOf } from './score.ts';
import { setsOf } from './sets.ts';

/** A rally of a set. */
export interface Rally {
  /** The score of the set after it. */
  readonly score: Score;
  readonly token: TimeToken;
}

/** The rallies of one set. */
export interface SetRun {
  readonly period: Period;
  readonly winner: Side | null;
  readonly rallies: readonly Rally[];
}

/** The rallies of every set played or in play (the point sport). */
export const setRunsOf = readingOf((match: LiveMatch): readonly SetRun[] => {
  const scored = scoringEventsOf(match);
  return setsOf(match).played.map(({ period, winner }) => ({
    period,
    winner,
    rallies: scored.flatMap(({ current: { event, token }, score }) =>
      event.period === period.id ? [{ score, token }] : [],
    ),
  }));
});
