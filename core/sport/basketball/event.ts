import type { PersonId } from '../../ids.ts';
import type { EventBase } from '../../live/eventBase.ts';
import type { PlayerTime, Substitution, TeamUpdate, Timeout, Timer } from '../../live/sharedEvents.ts';

/** A shot at the basket: a free throw, a two- or a three-pointer, made or missed. */
export interface ShotAttempt extends EventBase {
  readonly type: 'shotAttempt';
  readonly player: PersonId | null;
  readonly assist: PersonId | null;
  /** The federation's shot result; see `sport/basketball/shotResult`. */
  readonly shotResult: number | null;
  /** Its points when made; null when unknown. */
  readonly worth: 1 | 2 | 3 | null;
  readonly made: boolean;
  /** The shooting side's players on the court, where listed. */
  readonly activePlayers: readonly PersonId[] | null;
  readonly opponents: readonly PersonId[] | null;
}

/** A rebound of a player, or of a team when no player is named. */
export interface Rebound extends EventBase {
  readonly type: 'defensiveRebound' | 'offensiveRebound';
  readonly player: PersonId | null;
}

/** A blocked shot of `opponent`. */
export interface Block extends EventBase {
  readonly type: 'block';
  readonly player: PersonId | null;
  readonly opponent: PersonId | null;
}

/** A ball taken from the opponents. */
export interface Steal extends EventBase {
  readonly type: 'steal';
  readonly player: PersonId | null;
}

/** A turnover of a player, or of a team when no player is named. */
export interface Turnover extends EventBase {
  readonly type: 'turnover';
  readonly player: PersonId | null;
}

/** A foul of a player or of the coach. */
export interface Foul extends EventBase {
  readonly type: 'foul';
  /** Null for a foul of bench or team. */
  readonly player: PersonId | null;
  /** Whether it is the coach's, which is in no player's figures. */
  readonly isCoach: boolean;
  /** The federation's foul type (200437 and on); see `sport/basketball/foulType`. */
  readonly foulType: number | null;
  /** As sent; the meaning of numbers above 0 is unknown. */
  readonly severity: number | null;
  readonly opponent: PersonId | null;
}

/** An event of basketball. */
export type BasketballEvent =
  | ShotAttempt
  | Rebound
  | Substitution
  | Foul
  | Block
  | Steal
  | Turnover
  | Timeout
  | Timer
  | PlayerTime
  | TeamUpdate;
