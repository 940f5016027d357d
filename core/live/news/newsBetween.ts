import type { PeriodId } from '../../ids.ts';
import type { ShotAttempt } from '../../sport/basketball/event.ts';
import type { Point } from '../../sport/volleyball/event.ts';
import { clockOf } from '../clock/clock.ts';
import { periodsOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { isSameReport } from '../log/eventHistory.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { scoreOf, scoringEventsOf } from '../score/score.ts';
import type { Timer } from '../sharedEvents.ts';
import { type ChangedEvent, changesBetween, type News } from './news.ts';
import { isGoalEvent, newsOfGoal, newsOfScore } from './scoreNews.ts';

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

const newsOfTimer = (previous: LiveMatch, next: LiveMatch, key: EventKey, timer: Timer): readonly News[] => {
  const { action, period } = timer;
  switch (action) {
    case 'periodStart':
    case 'periodEnd':
      return isReported(previous, timer) || isPast(previous, period)
        ? []
        : [{ type: action, key, period, score: scoreOf(next) }];
    case 'matchStart':
    case 'matchEnd':
      return isReported(previous, timer) ? [] : [{ type: action, key, score: scoreOf(next) }];
    default:
      return [];
  }
};

/** The news of a made shot or a point. */
const newsOfPoint = (next: LiveMatch, { key, before, after }: ChangedEvent): readonly News[] => {
  const { points: worth } = next.sport.scoring;
  const isPoint = (event: LiveEvent | null): event is ShotAttempt | Point =>
    (event?.type === 'shotAttempt' || event?.type === 'point') && worth(event) > 0;
  if (isPoint(after)) {
    const scored = scoringEventsOf(next).find(({ current }) => current.key === key);
    if (scored === undefined) return [];
    const { score, points, side } = scored;
    const point = { key, side, event: after, score, points };
    return [isPoint(before) ? { type: 'pointCorrected', ...point, before } : { type: 'point', ...point }];
  }
  if (!isPoint(before)) return [];
  const score = scoringEventsOf(next).at(-1)?.score ?? { home: 0, away: 0 };
  return [{ type: 'pointRemoved', key, side: before.side, event: before, score, points: worth(before) }];
};

/** The news of a penalty or a card. */
const newsOfSanction = (type: 'penalty' | 'card', { key, before, after }: ChangedEvent): readonly News[] => {
  const was = before?.type === type ? before : null;
  if (after?.type === type) {
    const news = { key, side: after.side, event: after };
    return [(was === null ? { type, ...news } : { type: `${type}Corrected`, ...news, before: was }) as News];
  }
  return was === null ? [] : [{ type: `${type}Removed`, key, side: was.side, event: was } as News];
};

const newsOf = (previous: LiveMatch, next: LiveMatch, changed: ChangedEvent): readonly News[] => {
  const { key, before, after } = changed;
  if (before !== null && after !== null && isSameReport(before, after)) return [];
  if (isGoalEvent(before) || isGoalEvent(after)) return newsOfGoal(previous, next, changed);
  const type = (after ?? before)?.type;
  if (type === 'shotAttempt' || type === 'point') return newsOfPoint(next, changed);
  if (type === 'penalty' || type === 'card') return newsOfSanction(type, changed);
  if (before !== null || after === null) return [];
  if (after.type === 'timeout') return [{ type: 'timeout', key, side: after.side, event: after }];
  return after.type === 'timer' ? newsOfTimer(previous, next, key, after) : [];
};

/** Removes repeated starts and ends of match and periods. */
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

/**
 * The news between two snapshots of a match, in order. An event reported and deleted in between is none, nor is anything
 * between snapshots of different lineages.
 */
export const newsBetween = (previous: LiveMatch | null, next: LiveMatch): readonly News[] => {
  if (previous === null || previous.lineage !== next.lineage) return [];
  const events = changesBetween(eventsOf(previous), eventsOf(next)).flatMap((changed) =>
    newsOf(previous, next, changed),
  );
  return [...eachMarkOnce(events), ...newsOfScore(previous, next)];
};
