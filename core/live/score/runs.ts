import { type BySide, opponentOf, type Side, sides } from '../../side.ts';
import type { Period } from '../clock/period.ts';
import type { TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { type Score, scoringEventsOf } from './scoringEvents.ts';
import { setsOf } from './sets.ts';

/** Unanswered points of one side. */
export interface Run {
  readonly points: number;
  /** The score after it. */
  readonly score: Score;
  /** The token of its last points. */
  readonly token: TimeToken;
}

/** Lead changes, ties, leads and runs of a match. */
export interface ScoreFlow {
  readonly leadChanges: number;
  /** The number of times the score became level after the first point. */
  readonly ties: number;
  /** Each side's largest lead. */
  readonly largestLead: BySide<number>;
  /** Each side's longest run; null for one that has not scored. */
  readonly longestRun: BySide<Run | null>;
}

/** The flow of a match's score. */
export const scoreFlowOf = readingOf((match: LiveMatch): ScoreFlow => {
  let leadChanges = 0;
  let ties = 0;
  let leader: Side | null = null;
  let last: Side | null = null;
  let run = 0;
  const largestLead = { home: 0, away: 0 };
  const longestRun: { home: Run | null; away: Run | null } = { home: null, away: null };
  for (const { current, side, points, score } of scoringEventsOf(match)) {
    run = last === side ? run + points : points;
    last = side;
    if (run > (longestRun[side]?.points ?? 0)) {
      longestRun[side] = { points: run, score, token: current.token };
    }
    const ahead = sides.find((one) => score[one] > score[opponentOf(one)]) ?? null;
    if (ahead === null) ties += 1;
    else {
      if (leader !== null && leader !== ahead) leadChanges += 1;
      leader = ahead;
      largestLead[ahead] = Math.max(largestLead[ahead], score[ahead] - score[opponentOf(ahead)]);
    }
  }
  return { leadChanges, ties, largestLead, longestRun };
});

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
