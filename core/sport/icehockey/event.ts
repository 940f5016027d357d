import type { PersonId } from '../../ids.ts';
import type { EventBase } from '../../live/eventBase.ts';
import type { Goal, Penalty, PlayerTime, Timeout, Timer } from '../../live/sharedEvents.ts';

/** A shot on goal that did not score; a goal is a shot on goal too, without a message of its own (recordings.md). */
export interface Shot extends EventBase {
  readonly type: 'shot';
  readonly player: PersonId | null;
  /** The goalie who saved it. */
  readonly goalie: PersonId | null;
}

/** A face-off, by who won and who lost it. */
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

/** One attempt of the shootout after overtime: no goal of the match (reading 22). */
export interface ShootoutAttempt extends EventBase {
  readonly type: 'shootout';
  readonly shooter: PersonId | null;
  readonly goalie: PersonId | null;
  readonly round: number | null;
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
