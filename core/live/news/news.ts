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

/** An event that can report a goal. */
export type GoalEvent = Goal | PenaltyShot | SevenMetreThrow;

/** The fields of all news about an event. */
interface Reported<E> {
  readonly key: EventKey;
  readonly side: Side | null;
  readonly event: E;
}

/** News of an event that was reported, corrected or deleted. */
type EventNews<T extends string, E, More = unknown> =
  | ({ readonly type: T } & Reported<E> & More)
  | ({ readonly type: `${T}Corrected`; readonly before: E } & Reported<E> & More)
  | ({ readonly type: `${T}Removed` } & Reported<E> & More);

interface WithScore {
  /** The score after it: of the match or, for points within a set, of the set. */
  readonly score: Score;
}

/** A piece of news between two snapshots, worth announcing. */
export type News =
  | EventNews<'goal', GoalEvent, WithScore>
  /** A scoring event of a sport without goals. */
  | EventNews<'point', ShotAttempt | Point, WithScore & { readonly points: number }>
  | EventNews<'penalty', Penalty>
  | EventNews<'card', Card>
  | ({ readonly type: 'timeout' } & Reported<Timeout>)
  | ({
      readonly type: 'periodStart' | 'periodEnd';
      readonly key: EventKey;
      readonly period: PeriodId | null;
    } & WithScore)
  | { readonly type: 'setWon'; readonly set: PlayedSet; readonly side: Side; readonly sets: Score }
  | ({ readonly type: 'leadChange'; readonly side: Side } & WithScore)
  /** Unanswered points of one side. */
  | ({ readonly type: 'run'; readonly side: Side; readonly points: number } & WithScore)
  | ({ readonly type: 'matchStart' | 'matchEnd'; readonly key: EventKey } & WithScore);

/** The types of news that decide a match, and their corrections. */
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

/** How much news is announced: none, the decisive, or all. */
export const narrationLevels = ['off', 'goals', 'all'] as const;

export type NarrationLevel = (typeof narrationLevels)[number];

/** Whether news is announced at a level. */
export const isAnnouncedAt = (level: NarrationLevel, { type }: News): boolean =>
  level === 'all' || (level === 'goals' && decisive.has(type));
