import type { PersonId } from '@kampdag/core/ids';
import { type Clock, clockOf, playTimeOf, readClock } from '@kampdag/core/live/clock/clock';
import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, opponentOf, type Side, sides } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';

/** A penalty being served. */
export interface ServedPenalty {
  readonly key: string;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. */
  readonly until: number;
}

/** Who plays and who sits, from one change of it to the next. */
export interface Strength {
  /** The most important first. */
  readonly served: BySide<readonly ServedPenalty[]>;
  readonly players: BySide<number>;
}

/** How a sport reads the strength of its sides out of its penalties. */
export interface StrengthRule<Penalties> {
  readonly penaltiesOf: (live: LiveMatch) => Penalties;
  /** When penalties begin and end, in seconds of play since the match began. */
  readonly changes: (penalties: Penalties) => readonly number[];
  readonly strengthAt: (penalties: Penalties, at: number) => Strength;
}

/** The texts of the strip. */
export interface StrengthWords {
  readonly powerPlay: (team: string) => string;
  /** The stronger side's players first, as one says it. */
  readonly players: (more: number, fewer: number) => string;
  readonly emptyNet: string;
  readonly remaining: string;
  readonly penaltyBox: string;
}

/** What decides who is shorthanded: it changes with events; who serves a penalty now, with the clock too. */
export interface StrengthFacts<Penalties> {
  readonly clock: Clock;
  readonly penalties: Penalties;
  readonly emptyNets: readonly Side[];
}

/** The facts of a snapshot. */
export const strengthFacts =
  <Penalties>({ penaltiesOf }: StrengthRule<Penalties>) =>
  (live: LiveMatch): StrengthFacts<Penalties> => {
    const lineup = lineupOf(live);
    return {
      clock: clockOf(live),
      penalties: penaltiesOf(live),
      emptyNets: sides.filter((side) => lineup[side].netIsEmpty),
    };
  };

/** Whether anybody is playing who could be shorthanded. */
export const isInPlay = ({ state, period }: Clock): boolean =>
  (state === 'running' || state === 'stopped') && period?.kind !== 'shootout';

/** The second of play from which on the strength of a moment has stood; null after the match. */
export const strengthFrom =
  (clock: Clock, changes: readonly number[]) =>
  (now: Instant): number | null => {
    const at = playTimeOf(readClock(clock, now));
    return at === null ? null : Math.max(0, ...changes.filter((change) => change <= at));
  };

/** The side with more players than the other; null when they are even. */
export const strongerSide = (players: BySide<number>): Side | null =>
  sides.find((side) => players[side] > players[opponentOf(side)]) ?? null;
