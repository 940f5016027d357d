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

/** A face-off. */
export interface Faceoff extends EventBase {
  readonly type: 'faceoff';
  readonly winner: PersonId | null;
  readonly loser: PersonId | null;
}

/** A penalty shot during play. */
export interface PenaltyShot extends EventBase {
  readonly type: 'penaltyShot';
  readonly player: PersonId | null;
  readonly goalie: PersonId | null;
  readonly scored: boolean;
  readonly resultText: string | null;
}

/** An event of ice hockey. */
export type HockeyEvent =
  | Goal
  | Penalty
  | Shot
  | Faceoff
  | PenaltyShot
  | ShootoutAttempt
  | Timeout
  | Timer
  | PlayerTime;
