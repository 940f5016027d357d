import type { PeriodId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, Goal, LiveEvent, Penalty, PenaltyShot } from './event.ts';
import { changesSince } from './log.ts';
import type { LiveMatch } from './match.ts';
import { type Score, scoreOf } from './score.ts';

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

/**
 * The news between two snapshots of the same match, in the order in which they came. An event that came and went in
 * between is none. Snapshots of different logs have no news between them: the newer was read as a whole.
 */
export const newsBetween = (previous: LiveMatch | null, next: LiveMatch): readonly News[] => {
  if (previous === null || previous.log.memory !== next.log.memory) return [];
  const ends = new Map<EventKey, { readonly before: LiveEvent | null; readonly after: LiveEvent | null }>();
  for (const { before, after } of changesSince(next.log, previous.log.changeCount)) {
    const key = after?.key ?? before?.key;
    if (key === undefined) continue;
    const first = ends.get(key)?.before ?? before?.event ?? null;
    ends.set(key, {
      before: ends.has(key) ? (ends.get(key)?.before ?? null) : first,
      after: after?.event ?? null,
    });
  }
  const score = scoreOf(next);
  return [...ends].flatMap(([key, { before, after }]) => newsOf(key, before, after, score));
};
