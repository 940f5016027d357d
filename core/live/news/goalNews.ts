import { periodOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { LiveMatch } from '../match.ts';
import { repeatsOf } from '../score/repeats.ts';
import { scoreOf, scoringEventsOf } from '../score/score.ts';
import type { ChangedEvent } from './changedEvents.ts';
import type { News, Scoring } from './news.ts';

/** Whether an event is of a kind that can be a goal. */
export const isScoring = (event: LiveEvent | null): event is Scoring =>
  event !== null &&
  (event.type === 'goal' ||
    (event.type === 'penaltyShot' && event.scored) ||
    (event.type === 'sevenMetreThrow' && event.result === 'goal'));

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
    if (isScoring(before) && repeatsOf(previous).repeatedBy.has(key)) return [];
    const told = scoredIn(previous, repeatsOf(next).repeating.get(key));
    if (!isScoring(told)) return [{ type: 'goal', ...goal }];
    return told.player === after.player ? [] : [{ type: 'goalCorrected', ...goal, before: told }];
  }
  const stands =
    repeatsOf(next).repeatedBy.has(key) || scoredIn(next, repeatsOf(previous).repeating.get(key)) !== null;
  return was && !stands ? [{ type: 'goalRemoved', key, side: before.side, event: before, score }] : [];
};
