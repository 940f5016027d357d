import { periodOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { LiveMatch } from '../match.ts';
import { repeatsOf } from '../score/repeats.ts';
import { scoreOf, scoringEventsOf } from '../score/score.ts';
import type { ChangedEvent } from './changedEvents.ts';
import type { GoalEvent, News } from './news.ts';

/** Whether an event reports a goal. */
export const isGoalEvent = (event: LiveEvent | null): event is GoalEvent =>
  event !== null &&
  (event.type === 'goal' ||
    (event.type === 'penaltyShot' && event.scored) ||
    (event.type === 'sevenMetreThrow' && event.result === 'goal'));

/** Whether an event is a goal of the match that no other event reports. */
const isGoal = (match: LiveMatch, event: LiveEvent | null): event is GoalEvent =>
  isGoalEvent(event) &&
  periodOf(match, event.period)?.kind !== 'shootout' &&
  !repeatsOf(match).repeatedBy.has(event.key);

const scoredIn = (match: LiveMatch, key: EventKey | undefined): LiveEvent | null =>
  key === undefined
    ? null
    : (scoringEventsOf(match).find(({ current }) => current.key === key)?.current.event ?? null);

/** The news of a goal that was reported, corrected or deleted. Two messages of one goal make one piece of news (reading 32). */
export const newsOfGoal = (
  previous: LiveMatch,
  next: LiveMatch,
  { key, before, after }: ChangedEvent,
): readonly News[] => {
  const score = scoreOf(next);
  const was = isGoal(previous, before);
  if (isGoal(next, after)) {
    const goal = { key, side: after.side, event: after, score };
    if (was) return [{ type: 'goalCorrected', ...goal, before }];
    if (isGoalEvent(before) && repeatsOf(previous).repeatedBy.has(key)) return [];
    const repeated = scoredIn(previous, repeatsOf(next).repeating.get(key));
    if (!isGoalEvent(repeated)) return [{ type: 'goal', ...goal }];
    return repeated.player === after.player ? [] : [{ type: 'goalCorrected', ...goal, before: repeated }];
  }
  const stillCounts =
    repeatsOf(next).repeatedBy.has(key) || scoredIn(next, repeatsOf(previous).repeating.get(key)) !== null;
  return was && !stillCounts ? [{ type: 'goalRemoved', key, side: before.side, event: before, score }] : [];
};
