import type { PeriodId, PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { Timeout, Timer } from '../events/clockEvents.ts';
import type { ShootoutAttempt } from '../events/goalEvents.ts';
import type { Penalty } from '../events/penaltyEvent.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import type { Score } from '../score/scoringEvents.ts';
import type { PlayedSet } from '../score/sets.ts';

/** An event's change between two snapshots; `before` and `after` are null where it did not exist. */
export interface ChangedEvent {
  readonly key: EventKey;
  readonly before: LiveEvent | null;
  readonly after: LiveEvent | null;
}

/** The changed events: first those deleted or corrected, then those added, each in the order of the log. */
export const changesBetween = (
  before: readonly CurrentEvent[],
  after: readonly CurrentEvent[],
): readonly ChangedEvent[] => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const were = new Map(before.slice(same).map((current) => [current.key, current]));
  const are = new Map(after.slice(same).map((current) => [current.key, current]));
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, is] = [were.get(key), are.get(key)];
    return was === is ? [] : [{ key, before: was?.event ?? null, after: is?.event ?? null }];
  });
};

/** An event of a player, who is null where not named. */
export interface PlayerEvent extends LiveEvent {
  readonly player: PersonId | null;
}

/** The events that are announced as each kind of news, as far as the readings of all sports know them. */
export interface NewsEvents {
  readonly goal: PlayerEvent;
  readonly point: PlayerEvent;
  readonly penalty: Penalty;
  readonly card: PlayerEvent;
  readonly timeout: Timeout;
  readonly attempt: ShootoutAttempt;
  readonly milestone: Timer;
}

/** Whether an event is announced as a kind of news. */
export const isNewsOf = <N extends keyof NewsEvents>(
  { factsOf }: Pick<LiveRules, 'factsOf'>,
  kind: N,
  event: LiveEvent | null,
): event is NewsEvents[N] => event !== null && factsOf(event).news === kind;

/** The fields of all news about an event. */
interface Reported<E> {
  readonly key: EventKey;
  readonly side: Side | null;
  readonly event: E;
}

/** News of an event that was reported, corrected or deleted. */
type ReportedNews<T extends string, E, More = unknown> =
  | ({ readonly type: T } & Reported<E> & More)
  | ({ readonly type: `${T}Corrected`; readonly before: E } & Reported<E> & More)
  | ({ readonly type: `${T}Removed` } & Reported<E> & More);

interface WithScore {
  /** The score after it: of the match or, for points within a set, of the set. */
  readonly score: Score;
}

/** A piece of news between two snapshots, worth announcing. */
export type News =
  | ReportedNews<'goal', NewsEvents['goal'], WithScore>
  | ReportedNews<'point', NewsEvents['point'], WithScore & { readonly points: number }>
  | ReportedNews<'penalty', NewsEvents['penalty']>
  | ReportedNews<'card', NewsEvents['card']>
  | ({ readonly type: 'timeout' } & Reported<NewsEvents['timeout']>)
  /** An attempt of the shootout, with the shootout's score after it. */
  | ({ readonly type: 'attempt' } & Reported<NewsEvents['attempt']> & WithScore)
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

/**
 * How important news is to listeners, 3 (always announced) to 1 (left out first), and whether it decides a match or corrects
 * what does.
 */
export const importance: Readonly<
  Record<News['type'], { readonly weight: 1 | 2 | 3; readonly isDecisive: boolean }>
> = {
  goal: { weight: 3, isDecisive: true },
  goalCorrected: { weight: 3, isDecisive: true },
  goalRemoved: { weight: 3, isDecisive: true },
  point: { weight: 1, isDecisive: false },
  pointCorrected: { weight: 3, isDecisive: true },
  pointRemoved: { weight: 3, isDecisive: true },
  setWon: { weight: 3, isDecisive: true },
  matchStart: { weight: 2, isDecisive: true },
  matchEnd: { weight: 3, isDecisive: true },
  periodStart: { weight: 2, isDecisive: false },
  periodEnd: { weight: 2, isDecisive: true },
  leadChange: { weight: 2, isDecisive: true },
  run: { weight: 1, isDecisive: true },
  card: { weight: 2, isDecisive: false },
  cardCorrected: { weight: 2, isDecisive: false },
  cardRemoved: { weight: 2, isDecisive: false },
  penalty: { weight: 1, isDecisive: false },
  penaltyCorrected: { weight: 2, isDecisive: false },
  penaltyRemoved: { weight: 2, isDecisive: false },
  timeout: { weight: 1, isDecisive: false },
  attempt: { weight: 2, isDecisive: true },
};

/** How much news is announced: none, the decisive, or all. */
export const narrationLevels = ['off', 'goals', 'all'] as const;

export type NarrationLevel = (typeof narrationLevels)[number];

/** Whether news is announced at a level. */
export const isAnnouncedAt = (level: NarrationLevel, { type }: News): boolean =>
  level === 'all' || (level === 'goals' && importance[type].isDecisive);
