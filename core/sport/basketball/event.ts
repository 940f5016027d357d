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
  /** What it is worth when made: 1, 2 or 3; null for a result that is not known. */
  readonly worth: 1 | 2 | 3 | null;
  readonly made: boolean;
  /** The shooter's side on the court, where it was listed. */
  readonly activePlayers: readonly PersonId[] | null;
  readonly opponents: readonly PersonId[] | null;
}

/** A rebound of a player, or of a team where no player is named. */
export interface Rebound extends EventBase {
  readonly type: 'defensiveRebound' | 'offensiveRebound';
  readonly player: PersonId | null;
}

/** A blocked shot; `opponent` took it. */
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

/** A turnover of a player, or of a team where no player is named. */
export interface Turnover extends EventBase {
  readonly type: 'turnover';
  readonly player: PersonId | null;
}

/** A foul of a player or of the coach. */
export interface Foul extends EventBase {
  readonly type: 'foul';
  /** Null for a foul that is nobody's own: of bench or team. */
  readonly player: PersonId | null;
  /** The coach's foul: in no player's figures. */
  readonly isCoach: boolean;
  /** The federation's foul type (200437 and on); see `sport/basketball/foulType`. */
  readonly foulType: number | null;
  /** As sent; what the numbers above 0 mean is not known. */
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
