import type { PeriodId } from '../../ids.ts';
import { type BySide, bySide, type Side, withSide } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import { periodCountsOf } from '../clock/periodCounts.ts';
import { eventsOfType } from '../eventsOfType.ts';
import { byToken, type CurrentEvent } from '../log/currentEvent.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { repeatsOf, scores } from './repeats.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/** Goals, points or sets by side. */
export type Score = BySide<number>;

const noScore: Score = { home: 0, away: 0 };

const typesThatScore = (match: LiveMatch): readonly (readonly CurrentEvent[])[] =>
  match.sport.scoring.types.map((type) => eventsOfType(match, type));

/** An event that scored. */
export interface ScoringEvent {
  readonly current: CurrentEvent;
  readonly side: Side;
  /** 1; in basketball 1, 2 or 3. */
  readonly points: number;
  /** The score after it: of the match, or of the set (reading 22). */
  readonly score: Score;
}

/**
 * The scoring events by token, shootout excluded (reading 22): goals, penalty shots that no Goal event repeats, made shots
 * and points.
 */
export const scoringEventsOf = derived(
  // A period that becomes the shootout no longer counts.
  (match) => [periodsOf(match), repeatsOf(match), ...typesThatScore(match)],
  (match): readonly ScoringEvent[] => {
    const { repeatedBy } = repeatsOf(match);
    const { scoring, scoreWithin } = match.sport;
    const candidates = typesThatScore(match).flat().toSorted(byToken);
    // The running score, of the match or of each period.
    const runningScores = new Map<PeriodId | null, Score>();
    return candidates.flatMap((current): readonly ScoringEvent[] => {
      const { side, period } = current.event;
      if (side === null || repeatedBy.has(current.key) || !scores(match, current)) return [];
      const counted = scoreWithin === 'match' ? null : period;
      const points = scoring.points(current.event);
      const before = runningScores.get(counted) ?? noScore;
      const score = withSide(before, side, before[side] + points);
      runningScores.set(counted, score);
      return [{ current, side, points, score }];
    });
  },
);

/**
 * The score of the match: its goals or points, plus one goal for the winner of the shootout (reading 22); or the periods
 * won, where points count within a period.
 */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoreWithin === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});

/** The score and shots of one period. */
export interface PeriodLine {
  readonly period: Period;
  /** Goals or points in this period. */
  readonly goals: BySide<number>;
  /** Shots on goal, goals included (recordings.md). Zero in sports that count none. */
  readonly shots: BySide<number>;
}

/**
 * Goals or points, and shots, by period in playing order, up to the last one begun, shootout excluded. Unplayed sets are not
 * listed (wire-format §3).
 */
export const periodLinesOf = readingOf((match: LiveMatch): readonly PeriodLine[] => {
  const counts = periodCountsOf(match);
  const played = periodsOf(match).filter(({ kind }) => kind !== 'shootout');
  const last = played.findLastIndex(({ id }) => (counts.get(id)?.begun ?? 0) > 0);
  return played.slice(0, last + 1).map((period) => {
    const own = counts.get(period.id);
    const goals = bySide((side) => own?.points[side] ?? 0);
    const { countsShots } = match.sport.scoring;
    const shots = bySide((side) => (countsShots ? goals[side] + (own?.shots[side] ?? 0) : 0));
    return { period, goals, shots };
  });
});
