import type { PersonId } from '../../ids.ts';
import type { EventBase } from '../../live/eventBase.ts';
import type {
  Goal,
  Penalty,
  PlayerTime,
  ShootoutAttempt,
  Shot,
  Timeout,
  Timer,
} from '../../live/sharedEvents.ts';

/** The result of a 7-metre throw. */
export type SevenMetreResult = 'goal' | 'saved' | 'missed';

/** A 7-metre throw during play; a scored one is a goal of the match, without its own Goal message. */
export interface SevenMetreThrow extends EventBase {
  readonly type: 'sevenMetreThrow';
  readonly player: PersonId | null;
  readonly goalie: PersonId | null;
  /** Null when unknown. */
  readonly result: SevenMetreResult | null;
}

/** The colours of cards: a warning, a disqualification, and one reported in writing (IHF rule 16). */
export type CardColor = 'yellow' | 'red' | 'blue';

/** A card; the suspension that comes with a red one is a separate event. */
export interface Card extends EventBase {
  readonly type: 'card';
  /** Null for an official's card. */
  readonly player: PersonId | null;
  /** Null when unknown. */
  readonly color: CardColor | null;
}

/** An event of handball. */
export type HandballEvent =
  | Goal
  | SevenMetreThrow
  | Shot
  | Penalty
  | Card
  | ShootoutAttempt
  | Timeout
  | Timer
  | PlayerTime;
