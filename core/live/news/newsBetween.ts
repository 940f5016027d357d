import type { PeriodId } from '../../ids.ts';
import { bySide } from '../../side.ts';
import { clockOf } from '../clock/clock.ts';
import { periodsOf } from '../clock/period.ts';
import type { EventKey } from '../eventBase.ts';
import type { Timer } from '../events/clockEvents.ts';
import type { ShootoutAttempt } from '../events/goalEvents.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { isSameReport } from '../log/eventHistory.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { lacksStart } from '../score/completeness.ts';
import { scoreOf } from '../score/score.ts';
import { scoreAt } from '../score/scoreAt.ts';
import { scoringEventsOf } from '../score/scoringEvents.ts';
import { shootoutOf } from '../score/shootout.ts';
import { type ChangedEvent, changesBetween, isNewsOf, type News } from './news.ts';
import { isGoalEvent, isPointEvent, newsOfGoal, newsOfScore } from './scoreNews.ts';

/** An event's change, with the snapshots. */
interface Change extends ChangedEvent {
  readonly previous: LiveMatch;
  readonly next: LiveMatch;
}

/** Identifies what a timer marks, to recognise repetitions. */
const markOf = ({ action, period }: Timer): string =>
  action === 'matchStart' || action === 'matchEnd' ? action : `${action} ${period}`;

/** Whether a period comes before the one in play (reading 21). */
const isPast = (match: LiveMatch, period: PeriodId | null): boolean => {
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

const isReported = (match: LiveMatch, timer: Timer): boolean =>
  milestonesOf(match).some(({ event }) => markOf(event) === markOf(timer));

const newsOfTimer = ({ previous, next, key }: Change, timer: Timer): readonly News[] => {
  const { action, period } = timer;
  const token = milestonesOf(next).find((one) => one.key === key)?.token;
  // Several facts of one batch have each its own score.
  const score = token === undefined ? scoreOf(next) : scoreAt(next, token);
  switch (action) {
    case 'periodStart':
    case 'periodEnd':
      return isReported(previous, timer) || isPast(previous, period)
        ? []
        : [{ type: action, key, period, score }];
    case 'matchStart':
      return isReported(previous, timer) ? [] : [{ type: action, key, score }];
    case 'matchEnd':
      // The end of a match that went on after another is news (reading 34).
      return clockOf(previous).state === 'ended' ? [] : [{ type: action, key, score }];
    case 'start':
    case 'stop':
    case 'update':
    case 'unknown':
      return [];
    default:
      return action satisfies never;
  }
};

/** The news of an event that scored in a sport without goals. */
const newsOfPoint = ({ next, key, before, after }: Change): readonly News[] => {
  const { sport } = next;
  if (isPointEvent(sport, after)) {
    const scored = scoringEventsOf(next).find(({ current }) => current.key === key);
    if (scored === undefined) return [];
    const { score, points, side } = scored;
    const point = { key, side, event: after, score, points };
    return [
      isPointEvent(sport, before)
        ? { type: 'pointCorrected', ...point, before }
        : { type: 'point', ...point },
    ];
  }
  if (!isPointEvent(sport, before)) return [];
  const score = scoringEventsOf(next).at(-1)?.score ?? { home: 0, away: 0 };
  const points = sport.scoring.points(before);
  return [{ type: 'pointRemoved', key, side: before.side, event: before, score, points }];
};

/** The news of a penalty or a card. */
const newsOfSanction = (
  type: 'penalty' | 'card',
  { next: { sport }, key, before, after }: Change,
): readonly News[] => {
  const was = isNewsOf(sport, type, before) ? before : null;
  if (isNewsOf(sport, type, after)) {
    const news = { key, side: after.side, event: after };
    return [(was === null ? { type, ...news } : { type: `${type}Corrected`, ...news, before: was }) as News];
  }
  return was === null ? [] : [{ type: `${type}Removed`, key, side: was.side, event: was } as News];
};

/** The news of a shootout attempt, with the shootout's score after it. */
const newsOfAttempt = (next: LiveMatch, key: EventKey, event: ShootoutAttempt): readonly News[] => {
  const attempts = shootoutOf(next)?.attempts ?? [];
  const taken = attempts.slice(0, attempts.findIndex((one) => one.key === key) + 1);
  const score = bySide((side) => taken.filter((one) => one.side === side && one.scored).length);
  return event.side === null ? [] : [{ type: 'attempt', key, side: event.side, event, score }];
};

const newsOf = (change: Change): readonly News[] => {
  const { previous, next, key, before, after } = change;
  const { sport } = next;
  if (before !== null && after !== null && isSameReport(before, after)) return [];
  if (isGoalEvent(sport, before) || isGoalEvent(sport, after)) return newsOfGoal(previous, next, change);
  const event = after ?? before;
  const kind = event === null ? 'none' : sport.factsOf(event).news;
  switch (kind) {
    // A penalty shot that did not score, for example.
    case 'goal':
    case 'none':
      return [];
    case 'point':
      return newsOfPoint(change);
    case 'penalty':
    case 'card':
      return newsOfSanction(kind, change);
    case 'timeout':
      return before === null && isNewsOf(sport, kind, after)
        ? [{ type: kind, key, side: after.side, event: after }]
        : [];
    case 'attempt':
      return before === null && isNewsOf(sport, kind, after) ? newsOfAttempt(next, key, after) : [];
    case 'milestone':
      return before === null && isNewsOf(sport, kind, after) ? newsOfTimer(change, after) : [];
    default:
      return kind satisfies never;
  }
};

/** Identifies the start or end of a match or period that news tells; null for other news. */
const markOfNews = (news: News): string | null => {
  if (news.type === 'matchStart' || news.type === 'matchEnd') return news.type;
  if (news.type === 'periodStart' || news.type === 'periodEnd') return `${news.type} ${news.period}`;
  return null;
};

/** Removes repeated starts and ends of match and periods. */
const eachMarkOnce = (news: readonly News[]): readonly News[] => {
  const marks = new Set<string>();
  return news.filter((one) => {
    const mark = markOfNews(one);
    if (mark === null) return true;
    if (marks.has(mark)) return false;
    marks.add(mark);
    return true;
  });
};

/**
 * The news between two snapshots of a match, in order. An event reported and deleted in between is none, nor is anything
 * between snapshots of different lineages.
 */
export const newsBetween = (previous: LiveMatch | null, next: LiveMatch): readonly News[] => {
  if (previous === null || previous.lineage !== next.lineage) return [];
  const events = changesBetween(eventsOf(previous), eventsOf(next)).flatMap((changed) =>
    newsOf({ previous, next, ...changed }),
  );
  return [...eachMarkOnce(events), ...newsOfScore(previous, next)];
};

/** The news that may be told: none with a score where the log lacks its start (reading 45). */
export const newsToTell = (previous: LiveMatch | null, next: LiveMatch): readonly News[] => {
  const news = newsBetween(previous, next);
  return lacksStart(next) ? news.filter((one) => !('score' in one)) : news;
};
