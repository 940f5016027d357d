import type { PeriodId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, Goal, LiveEvent, Penalty, PenaltyShot } from './event.ts';
import { changesSince } from './log.ts';
import type { LiveMatch } from './match.ts';
import { type Score, scoreOf, scoringEventsOf } from './score.ts';
import { type PlayedSet, setsOf } from './sets.ts';

type Scoring = Goal | PenaltyShot;

/** What happened between two snapshots that is worth saying aloud. `score` is that of the newer snapshot. */
export type News =
  | {
      readonly type: 'goal';
      readonly key: EventKey;
      readonly side: Side | null;
      readonly event: Scoring;
      readonly score: Score;
    }
  | {
      readonly type: 'goalCorrected';
      readonly key: EventKey;
      readonly side: Side | null;
      readonly event: Scoring;
      readonly score: Score;
    }
  | {
      readonly type: 'goalRemoved';
      readonly key: EventKey;
      readonly side: Side | null;
      readonly event: Scoring;
      readonly score: Score;
    }
  | { readonly type: 'penalty'; readonly key: EventKey; readonly side: Side | null; readonly event: Penalty }
  | { readonly type: 'periodStart' | 'periodEnd'; readonly key: EventKey; readonly period: PeriodId | null }
  | { readonly type: 'setWon'; readonly set: PlayedSet; readonly side: Side; readonly sets: Score }
  | { readonly type: 'leadChange'; readonly side: Side; readonly score: Score }
  /** So many points in a row of one side. */
  | { readonly type: 'run'; readonly side: Side; readonly points: number; readonly score: Score }
  | { readonly type: 'matchStart' | 'matchEnd'; readonly key: EventKey; readonly score: Score };

const isScoring = (event: LiveEvent | null): event is Scoring =>
  event !== null && (event.type === 'goal' || (event.type === 'penaltyShot' && event.scored));

const newsOf = (
  key: EventKey,
  before: LiveEvent | null,
  after: LiveEvent | null,
  score: Score,
): readonly News[] => {
  if (isScoring(after)) {
    return [
      { type: isScoring(before) ? 'goalCorrected' : 'goal', key, side: after.side, event: after, score },
    ];
  }
  if (isScoring(before)) return [{ type: 'goalRemoved', key, side: before.side, event: before, score }];
  if (before !== null || after === null) return [];
  if (after.type === 'penalty') return [{ type: 'penalty', key, side: after.side, event: after }];
  if (after.type !== 'timer') return [];
  switch (after.action) {
    case 'periodStart':
    case 'periodEnd':
      return [{ type: after.action, key, period: after.period }];
    case 'matchStart':
    case 'matchEnd':
      return [{ type: after.action, key, score }];
    default:
      return [];
  }
};

/** The side that leads or, where the score is level, led last. */
const leaderOf = (match: LiveMatch): Side | null => {
  const last = scoringEventsOf(match).findLast(({ score }) => score.home !== score.away)?.score;
  if (last === undefined) return null;
  return last.home > last.away ? 'home' : 'away';
};

/** The points that one side has made since the other last scored. */
export const runOf = (match: LiveMatch): { readonly side: Side; readonly points: number } | null => {
  const scored = scoringEventsOf(match);
  const side = scored.at(-1)?.side;
  if (side === undefined) return null;
  let points = 0;
  for (let index = scored.length - 1; scored[index]?.side === side; index -= 1) {
    points += scored[index]?.points ?? 0;
  }
  return { side, points };
};

/** News of how the score stands, told by both snapshots' scores together. */
const newsOfScore = (previous: LiveMatch, next: LiveMatch): readonly News[] => {
  const { news, scoring } = next.sport;
  const told: News[] = [];
  if (scoring.within === 'period') {
    const before = setsOf(previous);
    const { played, won } = setsOf(next);
    for (const set of played) {
      const known = before.played.find(({ period }) => period.id === set.period.id)?.winner ?? null;
      if (set.winner !== null && known === null) {
        told.push({ type: 'setWon', set, side: set.winner, sets: won });
      }
    }
  }
  const score = scoreOf(next);
  const leader = news.leadChanges ? leaderOf(next) : null;
  const ledBefore = leader === null ? null : leaderOf(previous);
  if (leader !== null && ledBefore !== null && ledBefore !== leader && score.home !== score.away) {
    told.push({ type: 'leadChange', side: leader, score });
  }
  const run = news.run === null ? null : runOf(next);
  if (run !== null && news.run !== null && run.points >= news.run) {
    const before = runOf(previous);
    const wasNews = before !== null && before.side === run.side && before.points >= news.run;
    if (!wasNews) told.push({ type: 'run', ...run, score });
  }
  return told;
};

/**
 * The news between two snapshots of the same match, in the order in which they came. An event that came and went in
 * between is none. Snapshots of different logs have no news between them: the newer was read as a whole.
 */
export const newsBetween = (previous: LiveMatch | null, next: LiveMatch): readonly News[] => {
  if (previous === null || previous.memory !== next.memory) return [];
  const ends = new Map<EventKey, { readonly before: LiveEvent | null; readonly after: LiveEvent | null }>();
  for (const { before, after } of changesSince(next, previous.changeCount)) {
    const key = after?.key ?? before?.key;
    if (key === undefined) continue;
    const first = ends.get(key)?.before ?? before?.event ?? null;
    ends.set(key, {
      before: ends.has(key) ? (ends.get(key)?.before ?? null) : first,
      after: after?.event ?? null,
    });
  }
  const score = scoreOf(next);
  const events = [...ends].flatMap(([key, { before, after }]) => newsOf(key, before, after, score));
  return [...events, ...newsOfScore(previous, next)];
};
