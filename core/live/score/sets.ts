import type { SetRule } from '../../league/rules/sportRules.ts';
import { type BySide, opponentOf, type Side, sides } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import type { Timer } from '../events/clockEvents.ts';
import { milestonesOf } from '../eventsOfType.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { periodLinesOf } from './periodLines.ts';
import type { Score } from './scoringEvents.ts';

/** A set played or in play. */
export interface PlayedSet {
  readonly period: Period;
  readonly points: Score;
  /** The timer that closed it; null while it is played. */
  readonly end: CurrentEvent<Timer> | null;
  /** The side that won it by the points that the rules ask, once it has ended. */
  readonly winner: Side | null;
  /** Whether it decides a tie of two matches and is no set of the match. */
  readonly isGolden: boolean;
}

/** The sets of a match. */
export interface Sets {
  /** In playing order, up to the last one begun. */
  readonly played: readonly PlayedSet[];
  /** Sets won, a golden set excluded. */
  readonly won: BySide<number>;
}

/** The numbers of sets of which matches are the best. */
const usualNumbers: ReadonlySet<number> = new Set([3, 5]);

/** The most sets of the match: as many as MatchData lists, where that is a usual number, else by the rule. */
const bestOf = (match: LiveMatch, rule: SetRule): number => {
  const listed = match.data.periods === null || match.data.periods.length === 0 ? 0 : countOf(match);
  return usualNumbers.has(listed) ? listed : rule.bestOf;
};

const countOf = (match: LiveMatch): number =>
  periodsOf(match).filter(({ kind }) => kind === 'regulation').length;

/** The points by which a set is won at the least, with a lead of two (FIVB rules 6.2 and 6.3.2). */
const pointsFor = (match: LiveMatch, { kind, number }: Period): number => {
  const rule = match.sport.sets;
  if (rule === null) return 0;
  return kind !== 'regulation' || number >= bestOf(match, rule) ? rule.lastPoints : rule.points;
};

const winnerOf = (match: LiveMatch, period: Period, points: Score): Side | null =>
  sides.find(
    (side) => points[side] >= pointsFor(match, period) && points[side] - points[opponentOf(side)] >= 2,
  ) ?? null;

/** The timer that closed a period: its own end, or that of the match in its last period. */
const endOf = (match: LiveMatch, { id }: Period, isLast: boolean): CurrentEvent<Timer> | null =>
  milestonesOf(match).findLast(({ event }) => event.action === 'periodEnd' && event.period === id) ??
  (isLast ? milestonesOf(match).findLast(({ event }) => event.action === 'matchEnd') : undefined) ??
  null;

/**
 * The sets of a match. A side wins a set with the points that the rules ask, once its end is reported (specification §9): 24–23 at
 * a Period end wins nothing.
 */
export const setsOf = readingOf((match: LiveMatch): Sets => {
  const won = { home: 0, away: 0 };
  const lines = periodLinesOf(match);
  const played = lines.map(({ period, goals: points }, index): PlayedSet => {
    const end = endOf(match, period, index === lines.length - 1);
    const winner = end === null ? null : winnerOf(match, period, points);
    const isGolden = period.kind !== 'regulation';
    if (winner !== null && !isGolden) won[winner] += 1;
    return { period, points, end, winner, isGolden };
  });
  return { played, won };
});
