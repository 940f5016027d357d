import type { Branded } from '../brand.ts';
import type { ClientId, PeriodId, PersonId } from '../ids.ts';
import type { BySide, Side } from '../side.ts';

/** What identifies an event through all its corrections: its ClientId or, lacking one, its Id (reading 17). */
export type EventKey = Branded<string, 'EventKey'>;

/** The key of an event that has a ClientId; also what a Delete names. */
export const keyOfClientId = (clientId: ClientId): EventKey => clientId as string as EventKey;

/** The key of an event without a ClientId. */
export const keyOfEventId = (id: number): EventKey => `id:${id}` as EventKey;

/** What every event of a match says. A field that was not sent, or not readable, is null. */
export interface EventBase {
  readonly key: EventKey;
  readonly clientId: ClientId | null;
  /** The federation's own number: signed, not ordered, and the same in most corrections. */
  readonly eventId: number | null;
  readonly side: Side | null;
  readonly period: PeriodId | null;
  readonly periodName: string | null;
  /** Seconds played in the period. */
  readonly elapsed: number | null;
  /** Who is on the ice, where the event lists it. */
  readonly onIce: BySide<readonly PersonId[] | null> | null;
}

/** A goal of hockey. */
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
  /** The scorer's side on the ice. */
  readonly activePlayers: readonly PersonId[] | null;
  readonly opponents: readonly PersonId[] | null;
}

/** A penalty served on the clock (hockey), or a card (the point sport), which has no minutes. */
export interface Penalty extends EventBase {
  readonly type: 'penalty';
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  readonly minutes: number | null;
  readonly infraction: string | null;
}

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

/** What was done with the match clock. */
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

/** A shot at the basket: a free throw, a two- or a three-pointer, made or missed. */
export interface ShotAttempt extends EventBase {
  readonly type: 'shotAttempt';
  readonly player: PersonId | null;
  readonly assist: PersonId | null;
  /** The federation's shot result; see `sport/basketball/shotResult`. */
  readonly shotResult: number | null;
  /** What it is worth when made: 1, 2 or 3; null for a result that is not known. */
  readonly worth: 1 | 2 | 3 | null;
  readonly made: boolean;
  /** The shooter's side on the court, where it was listed. */
  readonly activePlayers: readonly PersonId[] | null;
  readonly opponents: readonly PersonId[] | null;
}

/** A rebound of a player, or of a team where no player is named. */
export interface Rebound extends EventBase {
  readonly type: 'defensiveRebound' | 'offensiveRebound';
  readonly player: PersonId | null;
}

/** A blocked shot; `opponent` took it. */
export interface Block extends EventBase {
  readonly type: 'block';
  readonly player: PersonId | null;
  readonly opponent: PersonId | null;
}

/** A ball taken from the opponents. */
export interface Steal extends EventBase {
  readonly type: 'steal';
  readonly player: PersonId | null;
}

/** A turnover of a player, or of a team where no player is named. */
export interface Turnover extends EventBase {
  readonly type: 'turnover';
  readonly player: PersonId | null;
}

/** A foul of a player or of the coach. */
export interface Foul extends EventBase {
  readonly type: 'foul';
  /** Null for a foul that is nobody's own: of bench or team. */
  readonly player: PersonId | null;
  /** The coach's foul: in no player's figures. */
  readonly isCoach: boolean;
  /** The federation's foul type (200437 and on); see `sport/basketball/foulType`. */
  readonly foulType: number | null;
  /** As sent; what the numbers above 0 mean is not known. */
  readonly severity: number | null;
  readonly opponent: PersonId | null;
}

/** Who goes on and who goes off. */
export interface Substitution extends EventBase {
  readonly type: 'substitution';
  readonly playerIn: PersonId | null;
  readonly playerOut: PersonId | null;
}

/** A side names its players anew. */
export interface TeamUpdate extends EventBase {
  readonly type: 'teamUpdate';
  readonly players: readonly PersonId[];
}

/** How a point was won; an error is nobody's point but the team's (recordings.md). */
export type PointKind = 'ace' | 'attack' | 'block' | 'error';

/** A point of the point sport (volleyball). */
export interface Point extends EventBase {
  readonly type: 'point';
  /** Who won it; null for an opponent's error, or where nobody is named. */
  readonly player: PersonId | null;
  /** Null for a kind that is not known. */
  readonly kind: PointKind | null;
  readonly opponent: PersonId | null;
}

/** An event of a type this sport does not read (yet), kept as it came. */
export interface UnknownEvent extends EventBase {
  readonly type: 'unknown';
  readonly typeName: string;
  readonly raw: unknown;
}

/** An event of a match as meant. */
export type LiveEvent =
  | Goal
  | Penalty
  | Shot
  | Faceoff
  | PenaltyShot
  | ShootoutAttempt
  | Timeout
  | Timer
  | PlayerTime
  | ShotAttempt
  | Rebound
  | Block
  | Steal
  | Turnover
  | Foul
  | Substitution
  | TeamUpdate
  | Point
  | UnknownEvent;

/** The names by which events are told apart. */
export type LiveEventType = LiveEvent['type'];
