import type { PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { Card, SevenMetreThrow } from '../../sport/handball/event.ts';
import type { PenaltyShot } from '../../sport/icehockey/event.ts';
import { clockOf } from '../clock/clock.ts';
import { periodOf, periodsOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { tellsTheSame } from '../log/sameEvent.ts';
import type { StandingEvent } from '../log/standingEvent.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { repeatsOf } from '../score/repeats.ts';
import { type Score, scoreOf, scoringEventsOf } from '../score/score.ts';
import { type PlayedSet, setsOf } from '../score/sets.ts';
import type { Goal, Penalty, Timer } from '../sharedEvents.ts';

type Scoring = Goal | PenaltyShot | SevenMetreThrow;

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
  | { readonly type: 'card'; readonly key: EventKey; readonly side: Side | null; readonly event: Card }
  | { readonly type: 'periodStart' | 'periodEnd'; readonly key: EventKey; readonly period: PeriodId | null }
  | { readonly type: 'setWon'; readonly set: PlayedSet; readonly side: Side; readonly sets: Score }
  | { readonly type: 'leadChange'; readonly side: Side; readonly score: Score }
  /** So many points in a row of one side. */
  | { readonly type: 'run'; readonly side: Side; readonly points: number; readonly score: Score }
  | { readonly type: 'matchStart' | 'matchEnd'; readonly key: EventKey; readonly score: Score };

const isScoring = (event: LiveEvent | null): event is Scoring =>
  event !== null &&
  (event.type === 'goal' ||
    (event.type === 'penaltyShot' && event.scored) ||
    (event.type === 'sevenMetreThrow' && event.result === 'goal'));

/** What became of an event between two snapshots; null where it was not there. */
interface Ends {
  readonly key: EventKey;
  readonly before: LiveEvent | null;
  readonly after: LiveEvent | null;
}

/** What is otherwise than it was: what went or was corrected, then what came, each in the order of the log. */
const changesBetween = (
  before: readonly StandingEvent[],
  after: readonly StandingEvent[],
): readonly Ends[] => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const were = new Map(before.slice(same).map((standing) => [standing.key, standing]));
  const are = new Map(after.slice(same).map((standing) => [standing.key, standing]));
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, is] = [were.get(key), are.get(key)];
    return was === is ? [] : [{ key, before: was?.event ?? null, after: is?.event ?? null }];
  });
};

/** Whether an event is a goal of the match that no other message tells of. */
const isGoal = (match: LiveMatch, event: LiveEvent | null): event is Scoring =>
  isScoring(event) &&
  periodOf(match, event.period)?.kind !== 'shootout' &&
  !repeatsOf(match).repeatedBy.has(event.key);

const scoredIn = (match: LiveMatch, key: EventKey | undefined): LiveEvent | null =>
  key === undefined
    ? null
    : (scoringEventsOf(match).find(({ standing }) => standing.key === key)?.standing.event ?? null);

/** A goal that came, changed or went. One that another message told of before, or tells of now, is told once (reading 32). */
const newsOfGoal = (previous: LiveMatch, next: LiveMatch, { key, before, after }: Ends): readonly News[] => {
  const score = scoreOf(next);
  const was = isGoal(previous, before);
  if (isGoal(next, after)) {
    const goal = { key, side: after.side, event: after, score };
    if (was) return [{ type: 'goalCorrected', ...goal }];
    if (isScoring(before) && repeatsOf(previous).repeatedBy.has(key)) return [];
    const told = scoredIn(previous, repeatsOf(next).repeating.get(key));
    if (!isScoring(told)) return [{ type: 'goal', ...goal }];
    return told.player === after.player ? [] : [{ type: 'goalCorrected', ...goal }];
  }
  const stands =
    repeatsOf(next).repeatedBy.has(key) || scoredIn(next, repeatsOf(previous).repeating.get(key)) !== null;
  return was && !stands ? [{ type: 'goalRemoved', key, side: before.side, event: before, score }] : [];
};

/** What a timer marks: told again, it is no news. */
const markOf = ({ action, period }: Timer): string =>
  action === 'matchStart' || action === 'matchEnd' ? action : `${action} ${period}`;

/** Whether a period comes before the one in play and so is history (reading 21). */
const isHistory = (match: LiveMatch, period: PeriodId | null): boolean => {
  const { state, period: inPlay } = clockOf(match);
  const ids = periodsOf(match).map(({ id }) => id);
  return (
    state !== 'notStarted' &&
    inPlay !== null &&
    period !== null &&
    ids.includes(period) &&
    ids.indexOf(period) < ids.indexOf(inPlay.id)
  );
};

const isTold = (match: LiveMatch, timer: Timer): boolean =>
  milestonesOf(match).some(({ event }) => event.type === 'timer' && markOf(event) === markOf(timer));

const newsOfTimer = (previous: LiveMatch, next: LiveMatch, key: EventKey, timer: Timer): readonly News[] => {
  const { action, period } = timer;
  switch (action) {
    case 'periodStart':
    case 'periodEnd':
      return isTold(previous, timer) || isHistory(previous, period) ? [] : [{ type: action, key, period }];
    case 'matchStart':
    case 'matchEnd':
      return isTold(previous, timer) ? [] : [{ type: action, key, score: scoreOf(next) }];
    default:
      return [];
  }
};

const newsOf = (previous: LiveMatch, next: LiveMatch, ends: Ends): readonly News[] => {
  const { key, before, after } = ends;
  if (before !== null && after !== null && tellsTheSame(before, after)) return [];
  if (isScoring(before) || isScoring(after)) return newsOfGoal(previous, next, ends);
  if (after?.type === 'card' && !(before?.type === 'card' && before.color === after.color)) {
    return [{ type: 'card', key, side: after.side, event: after }];
  }
  if (before !== null || after === null) return [];
  if (after.type === 'penalty') return [{ type: 'penalty', key, side: after.side, event: after }];
  return after.type === 'timer' ? newsOfTimer(previous, next, key, after) : [];
};

/** The news of which each mark is told once. */
const eachMarkOnce = (news: readonly News[]): readonly News[] => {
  const marks = new Set<string>();
  return news.filter((one) => {
    if (!('key' in one) || 'event' in one) return true;
    const mark = 'period' in one ? `${one.type} ${one.period}` : one.type;
    if (marks.has(mark)) return false;
    marks.add(mark);
    return true;
  });
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
  const { news, scoreWithin } = next.sport;
  const told: News[] = [];
  if (scoreWithin === 'period') {
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
  if (previous === null || previous.passedOn !== next.passedOn) return [];
  const events = changesBetween(eventsOf(previous), eventsOf(next)).flatMap((ends) =>
    newsOf(previous, next, ends),
  );
  return [...eachMarkOnce(events), ...newsOfScore(previous, next)];
};
