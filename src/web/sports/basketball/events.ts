import type { Substitution, Timeout, Timer } from '@kampdag/core/live/sharedEvents';
import type {
  Block,
  Foul,
  Rebound,
  ShotAttempt,
  Steal,
  Turnover,
} from '@kampdag/core/sport/basketball/event';

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
