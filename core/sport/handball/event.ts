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

/** How a 7-metre throw ended. */
export type SevenMetreResult = 'goal' | 'saved' | 'missed';

/** A 7-metre throw during play; one that scored is a goal of the match, without a message of its own. */
export interface SevenMetreThrow extends EventBase {
  readonly type: 'sevenMetreThrow';
  readonly player: PersonId | null;
  readonly goalie: PersonId | null;
  /** Null for a result that is not known. */
  readonly result: SevenMetreResult | null;
}

/** The colours of cards: a warning, a disqualification, and one that is reported in writing (IHF rule 16). */
export type CardColor = 'yellow' | 'red' | 'blue';

/** A card; the suspension that a red one brings is an event of its own. */
export interface Card extends EventBase {
  readonly type: 'card';
  /** Null for an official's card. */
  readonly player: PersonId | null;
  /** Null for a colour that is not known. */
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
