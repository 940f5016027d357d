import type {
  Block,
  Foul,
  Rebound,
  ShotAttempt,
  Steal,
  Substitution,
  Timeout,
  Timer,
  Turnover,
} from '@kampdag/core/live/event';

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
  | Timer;
