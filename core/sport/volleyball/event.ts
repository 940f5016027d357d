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

/** How a point was won; an error is nobody's point but the team's (recordings.md). */
export type PointKind = 'ace' | 'attack' | 'block' | 'error';

/** A point of the point sport (volleyball). */
export interface Point extends EventBase {
  readonly type: 'point';
  /** Who won it; null for an opponent's error, or where nobody is named. */
  readonly player: PersonId | null;
  /** Null for a kind that is not known. */
  readonly kind: PointKind | null;
  readonly opponent: PersonId | null;
}

/** An event of volleyball. */
export type VolleyballEvent = Point | Penalty | Timer | Timeout | Substitution | PlayerTime | TeamUpdate;
