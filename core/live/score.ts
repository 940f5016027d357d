import { type BySide, bySide, type Side, withSide } from '../side.ts';
import type { LiveEventType } from './event.ts';
import { keptReading, touches } from './kept.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { type Period, periodsOf } from './period.ts';
import { hasToldTwice, periodCountsOf } from './periodTally.ts';
import { repeatsOf, scores } from './repeats.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';
import { placeOf } from './sortedList.ts';
import type { StandingEvent } from './standingEvent.ts';
import { byToken, type Change } from './standingEvents.ts';
import { compareTokens, type TimeToken } from './timeToken.ts';

/** Goals, points or sets by side. */
export type Score = BySide<number>;

const noScore: Score = { home: 0, away: 0 };

/** An event that scored: the event, whose it is, what it was worth, and the score after it. */
export interface ScoringEvent {
  readonly standing: StandingEvent;
  readonly side: Side;
  /** 1; in basketball 1, 2 or 3. */
  readonly points: number;
  /** The score of the match, or of the set (reading 22). */
  readonly score: Score;
}

/** The events that may score, in order, those left out that another event tells of too. */
const candidates = (match: LiveMatch): readonly StandingEvent[] => {
  const { ofType } = eventsOf(match);
  const { types, toldBy } = match.sport.scoring;
  const main = types.find((type) => !toldBy.has(type));
  if (main === undefined) return [];
  if (!hasToldTwice(match)) return ofType[main] ?? [];
  const { repeatedBy } = repeatsOf(match);
  return types
    .flatMap((type) => (ofType[type] ?? []).filter(({ key }) => !repeatedBy.has(key)))
    .toSorted(byToken);
};

/** The last score that counts on: of the match, or of the same period. */
const lastScore = (
  match: LiveMatch,
  done: readonly ScoringEvent[],
  { event }: StandingEvent,
): Score | undefined =>
  match.sport.scoring.within === 'match'
    ? done.at(-1)?.score
    : done.findLast(({ standing }) => standing.event.period === event.period)?.score;

/** The list with what comes from a place on; it is copied once, for it is long and what comes is short. */
const countOn = (
  match: LiveMatch,
  before: readonly ScoringEvent[],
  events: readonly StandingEvent[],
  from: number,
): readonly ScoringEvent[] => {
  const more: ScoringEvent[] = [];
  for (let index = from; index < events.length; index += 1) {
    const standing = events[index];
    if (standing === undefined) continue;
    const { side } = standing.event;
    if (side === null || !scores(match, standing)) continue;
    const points = match.sport.scoring.points(standing.event);
    const score = lastScore(match, more, standing) ?? lastScore(match, before, standing) ?? noScore;
    more.push({ standing, side, points, score: withSide(score, side, score[side] + points) });
  }
  return before.concat(more);
};

const earliestOf = (changes: readonly Change[]): StandingEvent | null => {
  let first: StandingEvent | null = null;
  for (const { before, after } of changes) {
    if (before !== null && (first === null || byToken(before, first) < 0)) first = before;
    if (after !== null && (first === null || byToken(after, first) < 0)) first = after;
  }
  return first;
};

/** How many of the list come before a place. */
const placeIn = (list: readonly ScoringEvent[], place: StandingEvent): number => {
  let length = list.length;
  for (let last = list[length - 1]; last !== undefined && byToken(last.standing, place) >= 0; ) {
    length -= 1;
    last = list[length - 1];
  }
  return length;
};

/**
 * The events that scored, in the order of their tokens, shootout excluded (reading 22): goals, and penalty shots that
 * scored unless a Goal event tells of the same goal; made shots; points.
 */
export const scoringEventsOf = readingOf(
  keptReading<readonly ScoringEvent[]>({
    basis: (match) => [periodsOf(match)],
    anew: (match) => countOn(match, [], candidates(match), 0),
    changed: (before, changes, match) => {
      const types: ReadonlySet<LiveEventType> = new Set(match.sport.scoring.types);
      const own = changes.filter((change) => touches(change, types));
      const first = earliestOf(own);
      if (first === null) return before;
      const isPlain = own.every((change) => !touches(change, new Set(match.sport.scoring.toldBy.keys())));
      if (!isPlain || hasToldTwice(match)) return countOn(match, [], candidates(match), 0);
      const events = candidates(match);
      const kept = placeIn(before, first);
      // What comes before the first change stands; from its place on all is counted again.
      const last = before[kept - 1];
      const from = last === undefined ? 0 : placeOf(events, last.standing, byToken);
      return countOn(match, kept === before.length ? before : before.slice(0, kept), events, from);
    },
  }),
);

/**
 * The score of the match: its goals or points, with the one extra goal of a decided shootout (reading 22), or, where
 * points count within their period, the periods won.
 */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoring.within === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});

/** The score within the period that was played at a place in the log. */
const periodScoreAt = (match: LiveMatch, token: TimeToken): Score => {
  const isThen = ({ token: own, event }: StandingEvent): boolean =>
    compareTokens(own, token) <= 0 && event.period !== null;
  const period = eventsOf(match).all.findLast(isThen)?.event.period;
  const last = scoringEventsOf(match).findLast(
    ({ standing }) => standing.event.period === period && compareTokens(standing.token, token) <= 0,
  );
  return last?.score ?? noScore;
};

/**
 * The score just after a place in the log: that after the latest scoring event at or before it (specification §4); of the
 * period that was played then, where points count within it (reading 22).
 */
export const scoreAt = (match: LiveMatch, token: TimeToken): Score => {
  if (match.sport.scoring.within === 'period') return periodScoreAt(match, token);
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
  const extra = hasToldTwice(match)
    ? scoringEventsOf(match).filter(({ standing }) => match.sport.scoring.toldBy.has(standing.event.type))
    : [];
  const played = periodsOf(match).filter(({ kind }) => kind !== 'shootout');
  const last = played.findLastIndex(({ id }) => (counts.get(id)?.begun ?? 0) > 0);
  return played.slice(0, last + 1).map((period) => {
    const own = counts.get(period.id);
    const goals = bySide(
      (side) =>
        (own?.points[side] ?? 0) +
        extra.filter((one) => one.side === side && one.standing.event.period === period.id).length,
    );
    const { countsShots } = match.sport.scoring;
    const shots = bySide((side) => (countsShots ? goals[side] + (own?.shots[side] ?? 0) : 0));
    return { period, goals, shots };
  });
});
