import type { PersonId } from '../ids.ts';
import type { EventBase } from './eventBase.ts';

/** A side's timeout. */
export interface Timeout extends EventBase {
  readonly type: 'timeout';
}

/** What a Timer event does (wire-format §4; Type 1 to 7). */
export type TimerAction =
  | 'start'
  | 'stop'
  | 'update'
  | 'matchStart'
  | 'matchEnd'
  | 'periodStart'
  | 'periodEnd'
  | 'unknown';

/** An operation of the match clock. */
export interface Timer extends EventBase {
  readonly type: 'timer';
  readonly action: TimerAction;
}

/** A player goes on or off the ice. Deletes spare these (reading 15). */
export interface PlayerTime extends EventBase {
  readonly type: 'playerTime';
  readonly player: PersonId | null;
  readonly direction: 'on' | 'off' | null;
  readonly isGoalie: boolean;
}

/** A penalty served on the clock (hockey), a suspension (handball), or a card (the point sport), which has no minutes. */
export interface Penalty extends EventBase {
  readonly type: 'penalty';
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  readonly minutes: number | null;
  readonly infraction: string | null;
}

/** A substitution. */
export interface Substitution extends EventBase {
  readonly type: 'substitution';
  readonly playerIn: PersonId | null;
  readonly playerOut: PersonId | null;
}

/** A side's players, reported again. */
export interface TeamUpdate extends EventBase {
  readonly type: 'teamUpdate';
  readonly players: readonly PersonId[];
}

/** A goal of hockey, handball or soccer. */
export interface Goal extends EventBase {
  readonly type: 'goal';
  readonly player: PersonId | null;
  readonly firstAssist: PersonId | null;
  readonly secondAssist: PersonId | null;
  /** The goalie scored on. */
  readonly goalie: PersonId | null;
  /** The federation's goal type (200141 and on); see `sport/icehockey/goalType`. */
  readonly goalType: number | null;
  readonly emptyNet: boolean;
  /** The scoring side's players on the ice. */
  readonly activePlayers: readonly PersonId[] | null;
  readonly opponents: readonly PersonId[] | null;
}

/** A shot that did not score, in hockey one on goal; a goal is a shot on goal too, without its own message (recordings.md). */
export interface Shot extends EventBase {
  readonly type: 'shot';
  readonly player: PersonId | null;
  /** The goalie who saved it; null for a miss. */
  readonly goalie: PersonId | null;
}

/** An attempt of the shootout after overtime, which is no goal of the match (reading 22). */
export interface ShootoutAttempt extends EventBase {
  readonly type: 'shootout';
  readonly shooter: PersonId | null;
  readonly goalie: PersonId | null;
  readonly round: number | null;
  readonly scored: boolean;
  readonly resultText: string | null;
}
