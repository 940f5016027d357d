import type { Goal, Penalty, PlayerTime, Timeout, Timer } from '@kampdag/core/live/sharedEvents';
import type { Faceoff, PenaltyShot, ShootoutAttempt, Shot } from '@kampdag/core/sport/icehockey/event';

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
