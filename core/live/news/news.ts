import type { PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { ShotAttempt } from '../../sport/basketball/event.ts';
import type { Card, SevenMetreThrow } from '../../sport/handball/event.ts';
import type { PenaltyShot } from '../../sport/icehockey/event.ts';
import type { Point } from '../../sport/volleyball/event.ts';
import type { EventKey } from '../eventBase.ts';
import type { Score } from '../score/score.ts';
import type { PlayedSet } from '../score/sets.ts';
import type { Goal, Penalty, Timeout } from '../sharedEvents.ts';

/** An event that can be a goal of the match. */
export type Scoring = Goal | PenaltyShot | SevenMetreThrow;

/** What is known of all news of an event. */
interface Reported<E> {
  readonly key: EventKey;
  readonly side: Side | null;
  readonly event: E;
}

/** An event that was reported, that says something else than `before`, or that was taken back. */
type Course<T extends string, E, More = unknown> =
  | ({ readonly type: T } & Reported<E> & More)
  | ({ readonly type: `${T}Corrected`; readonly before: E } & Reported<E> & More)
  | ({ readonly type: `${T}Removed` } & Reported<E> & More);

interface WithScore {
  /** Of the newer snapshot: of the match or, for points within a set, of the set. */
  readonly score: Score;
}

/** What happened between two snapshots that is worth saying aloud. */
export type News =
  | Course<'goal', Scoring, WithScore>
  /** What scores in a sport without goals. */
  | Course<'point', ShotAttempt | Point, WithScore & { readonly points: number }>
  | Course<'penalty', Penalty>
  | Course<'card', Card>
  | ({ readonly type: 'timeout' } & Reported<Timeout>)
  | ({
      readonly type: 'periodStart' | 'periodEnd';
      readonly key: EventKey;
      readonly period: PeriodId | null;
    } & WithScore)
  | { readonly type: 'setWon'; readonly set: PlayedSet; readonly side: Side; readonly sets: Score }
  | ({ readonly type: 'leadChange'; readonly side: Side } & WithScore)
  /** So many points in a row of one side. */
  | ({ readonly type: 'run'; readonly side: Side; readonly points: number } & WithScore)
  | ({ readonly type: 'matchStart' | 'matchEnd'; readonly key: EventKey } & WithScore);

/** What decides a match, and corrections of it. */
const decisive: ReadonlySet<News['type']> = new Set<News['type']>([
  'goal',
  'goalCorrected',
  'goalRemoved',
  'pointCorrected',
  'pointRemoved',
  'setWon',
  'leadChange',
  'run',
  'periodEnd',
  'matchStart',
  'matchEnd',
]);

/** How much of a match is said: nothing, what decides it, or all that is worth saying. */
export const narrationLevels = ['off', 'goals', 'all'] as const;

export type NarrationLevel = (typeof narrationLevels)[number];

/** Whether a piece of news is said at a level. */
export const isSaidAt = (level: NarrationLevel, { type }: News): boolean =>
  level === 'all' || (level === 'goals' && decisive.has(type));
