import type { PeriodId } from '../../ids.ts';
import { type BySide, type Side, withSide } from '../../side.ts';
import { periodsOf } from '../clock/period.ts';
import { eventsOfType } from '../eventsOfType.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { eventsOf } from '../match.ts';
import { derived } from '../reading.ts';
import { repeatsOf, scores, scoringSideOf } from './repeats.ts';

/** Goals, points or sets by side. */
export type Score = BySide<number>;

/** The score before any scoring event. */
export const noScore: Score = { home: 0, away: 0 };

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
  (match) => [
    periodsOf(match),
    repeatsOf(match),
    ...match.sport.scoring.types.map((type) => eventsOfType(match, type)),
  ],
  (match): readonly ScoringEvent[] => {
    const { repeatedBy } = repeatsOf(match);
    const { scoring, scoreWithin } = match.sport;
    // The running score, of the match or of each period.
    const runningScores = new Map<PeriodId | null, Score>();
    const scored: ScoringEvent[] = [];
    for (const current of eventsOf(match)) {
      const { period } = current.event;
      const side = scoringSideOf(match, current.event);
      if (side === null || repeatedBy.has(current.key) || !scores(match, current)) continue;
      const counted = scoreWithin === 'match' ? null : period;
      const points = scoring.points(current.event);
      const before = runningScores.get(counted) ?? noScore;
      const score = withSide(before, side, before[side] + points);
      runningScores.set(counted, score);
      scored.push({ current, side, points, score });
    }
    return scored;
  },
);
