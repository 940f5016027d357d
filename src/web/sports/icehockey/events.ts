import type {
  Goal,
  Penalty,
  PlayerTime,
  ShootoutAttempt,
  Shot,
  Timeout,
  Timer,
} from '@kampdag/core/live/sharedEvents';
import type { Faceoff, PenaltyShot } from '@kampdag/core/sport/icehockey/event';

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
