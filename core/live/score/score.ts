import type { PeriodId } from '../../ids.ts';
import { type BySide, bySide, type Side, withSide } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import { periodCountsOf } from '../clock/periodCounts.ts';
import { eventsOfType } from '../eventsOfType.ts';
import { byToken, type CurrentEvent } from '../log/currentEvent.ts';
import { compareTokens, type TimeToken } from '../log/timeToken.ts';
import { eventsOf, type LiveMatch, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { repeatsOf, scores } from './repeats.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/** Goals, points or sets by side. */
export type Score = BySide<number>;

const noScore: Score = { home: 0, away: 0 };

const typesThatScore = (match: LiveMatch): readonly (readonly CurrentEvent[])[] =>
  match.sport.scoring.types.map((type) => eventsOfType(match, type));

/** An event that scored: the event, whose it is, what it was worth, and the score after it. */
export interface ScoringEvent {
  readonly current: CurrentEvent;
  readonly side: Side;
  /** 1; in basketball 1, 2 or 3. */
  readonly points: number;
  /** The score of the match, or of the set (reading 22). */
  readonly score: Score;
}

/**
 * The events that scored, in the order of their tokens, shootout excluded (reading 22): goals, and penalty shots that
 * scored unless a Goal event tells of the same goal; made shots; points.
 */
export const scoringEventsOf = derived(
  // A period that turns out to be the shootout takes its goals out of the score.
  (match) => [periodsOf(match), repeatsOf(match), ...typesThatScore(match)],
  (match): readonly ScoringEvent[] => {
    const { repeatedBy } = repeatsOf(match);
    const { scoring, scoreWithin } = match.sport;
    const candidates = typesThatScore(match).flat().toSorted(byToken);
    // The score that counts on: of the match, or of each period.
    const standings = new Map<PeriodId | null, Score>();
    return candidates.flatMap((current): readonly ScoringEvent[] => {
      const { side, period } = current.event;
      if (side === null || repeatedBy.has(current.key) || !scores(match, current)) return [];
      const counted = scoreWithin === 'match' ? null : period;
      const points = scoring.points(current.event);
      const before = standings.get(counted) ?? noScore;
      const score = withSide(before, side, before[side] + points);
      standings.set(counted, score);
      return [{ current, side, points, score }];
    });
  },
);

/**
 * The score of the match: its goals or points, with the one extra goal of a decided shootout (reading 22), or, where
 * points count within their period, the periods won.
 */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoreWithin === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});

/** The score within the period that was played at a place in the log. */
const periodScoreAt = (match: LiveMatch, token: TimeToken): Score => {
  const isThen = ({ token: own, event }: CurrentEvent): boolean =>
    compareTokens(own, token) <= 0 && event.period !== null;
  const period = eventsOf(match).findLast(isThen)?.event.period;
  const last = scoringEventsOf(match).findLast(
    ({ current }) => current.event.period === period && compareTokens(current.token, token) <= 0,
  );
  return last?.score ?? noScore;
};

/**
 * The score just after a place in the log: that after the latest scoring event at or before it (specification §4); of the
 * period that was played then, where points count within it (reading 22).
 */
export const scoreAt = (match: LiveMatch, token: TimeToken): Score => {
  if (match.sport.scoreWithin === 'period') return periodScoreAt(match, token);
  const before = scoringEventsOf(match).findLast(({ current }) => compareTokens(current.token, token) <= 0);
  const played = before?.score ?? noScore;
  const shootout = shootoutOf(match);
  return shootout === null ||
    shootout.winner === null ||
    shootout.decidedAt === null ||
    compareTokens(token, shootout.decidedAt) < 0
    ? played
    : withSide(played, shootout.winner, played[shootout.winner] + 1);
};

/** What one period brought. */
export interface PeriodLine {
  readonly period: Period;
  /** Goals, or points, of that period alone. */
  readonly goals: BySide<number>;
  /** Shots on goal; a goal is one too (recordings.md). Zero in sports that count none. */
  readonly shots: BySide<number>;
}

/**
 * Goals or points, and shots, by period in playing order: up to the last period that has begun, the shootout excluded.
 * Sets that were not played are not listed (wire-format §3).
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
