import type {
  Faceoff,
  Goal,
  Penalty,
  PenaltyShot,
  PlayerTime,
  ShootoutAttempt,
  Shot,
  Timeout,
  Timer,
} from '@kampdag/core/live/event';

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
