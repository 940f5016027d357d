import { type BySide, bySide, type Side, withSide } from '../side.ts';
import type { StandingEvent } from './history.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { type Period, periodOf, periodsOf } from './period.ts';
import { shootoutOf } from './shootout.ts';
import { compareTokens, type TimeToken } from './timeToken.ts';

/** Goals by side. */
export type Score = BySide<number>;

const noScore: Score = { home: 0, away: 0 };

/** A goal that counts: the event, whose it is, and the score after it. */
export interface ScoringEvent {
  readonly standing: StandingEvent;
  readonly side: Side;
  readonly score: Score;
}

const isOfShootout = (match: LiveMatch, { event }: StandingEvent): boolean =>
  periodOf(match, event.period)?.kind === 'shootout';

/** The Goal message and the scored PenaltyShot that tell of the same goal share side, period and second: one goal. */
const tellsOfTheSame = (goal: StandingEvent, shot: StandingEvent): boolean =>
  goal.event.side === shot.event.side &&
  goal.event.period === shot.event.period &&
  goal.event.elapsed === shot.event.elapsed;

/**
 * The goals of the match in the order of their tokens, shootout excluded (reading 22): Goal events, and penalty shots
 * that scored unless a Goal event tells of the same goal.
 */
export const scoringEventsOf = readingOf((match: LiveMatch): readonly ScoringEvent[] => {
  const { ofType } = eventsOf(match);
  const goals = (ofType.goal ?? []).filter((goal) => !isOfShootout(match, goal));
  const penaltyShots = (ofType.penaltyShot ?? []).filter(
    (shot) =>
      shot.event.type === 'penaltyShot' &&
      shot.event.scored &&
      !isOfShootout(match, shot) &&
      !goals.some((goal) => tellsOfTheSame(goal, shot)),
  );
  const inOrder =
    penaltyShots.length === 0
      ? goals
      : [...goals, ...penaltyShots].toSorted((a, b) => compareTokens(a.token, b.token));
  let score = noScore;
  return inOrder.flatMap((standing) => {
    const { side } = standing.event;
    if (side === null) return [];
    score = withSide(score, side, score[side] + 1);
    return [{ standing, side, score }];
  });
});

/** The score of the match; a decided shootout gives its winner the one extra goal (reading 22). */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});

/** The score just after a place in the log: that after the latest goal at or before it (specification §4). */
export const scoreAt = (match: LiveMatch, token: TimeToken): Score => {
  const before = scoringEventsOf(match).findLast(({ standing }) => compareTokens(standing.token, token) <= 0);
  const played = before?.score ?? noScore;
  const shootout = shootoutOf(match);
  return shootout === null ||
    shootout.winner === null ||
    shootout.decidedAt === null ||
    compareTokens(token, shootout.decidedAt) < 0
    ? played
    : withSide(played, shootout.winner, played[shootout.winner] + 1);
};

/** Goals and shots on goal of one period. */
export interface PeriodLine {
  readonly period: Period;
  readonly goals: BySide<number>;
  /** A goal is a shot on goal too (recordings.md). */
  readonly shots: BySide<number>;
}

/** An event that shows that its period is or was played: not a clock set in advance, nor one of another kind. */
const beginsPeriod = (event: StandingEvent['event']): boolean =>
  event.type === 'timer'
    ? event.action === 'start' || event.action === 'periodStart' || event.action === 'periodEnd'
    : event.type !== 'unknown' && event.type !== 'playerTime' && event.type !== 'timeout';

const countIn = (events: readonly StandingEvent[], { id }: Period): BySide<number> => {
  const tally = { home: 0, away: 0 };
  for (const { event } of events) if (event.side !== null && event.period === id) tally[event.side] += 1;
  return tally;
};

/** Goals and shots by period in playing order: the periods that have begun, the shootout excluded. */
export const periodLinesOf = readingOf((match: LiveMatch): readonly PeriodLine[] => {
  const { ofType } = eventsOf(match);
  const goals = scoringEventsOf(match);
  const shots = ofType.shot ?? [];
  const played = periodsOf(match).filter(({ kind }) => kind !== 'shootout');
  const begun = new Set(
    eventsOf(match).all.flatMap(({ event }) => (beginsPeriod(event) ? [event.period] : [])),
  );
  const last = played.findLastIndex(({ id }) => begun.has(id));
  return played.slice(0, last + 1).map((period) => {
    const scored = countIn(
      goals.map(({ standing }) => standing),
      period,
    );
    const saved = countIn(shots, period);
    return { period, goals: scored, shots: bySide((side) => scored[side] + saved[side]) };
  });
});
