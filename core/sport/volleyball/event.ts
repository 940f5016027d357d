import type { PersonId } from '../../ids.ts';
import type { EventBase } from '../../live/eventBase.ts';
import type {
  Penalty,
  PlayerTime,
  Substitution,
  TeamUpdate,
  Timeout,
  Timer,
} from '../../live/sharedEvents.ts';

/** How a point was won; an opponents' error is only the team's point (recordings.md). */
export type PointKind = 'ace' | 'attack' | 'block' | 'error';

/** A point of the point sport (volleyball). */
export interface Point extends EventBase {
  readonly type: 'point';
  /** The player who won it; null for an opponents' error, or when not named. */
  readonly player: PersonId | null;
  /** Null when unknown. */
  readonly kind: PointKind | null;
  readonly opponent: PersonId | null;
}

/** An event of volleyball. */
export type VolleyballEvent = Point | Penalty | Timer | Timeout | Substitution | PlayerTime | TeamUpdate;
