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
  /** Seconds of play since the start of the match. */
  readonly until: number;
}

/** Players on the ice or court and penalties served, between two changes. */
export interface Strength {
  /** Most important first. */
  readonly served: BySide<readonly ServedPenalty[]>;
  readonly players: BySide<number>;
}

/** A sport's rule for the strength of both sides. */
export interface StrengthRule<Penalties> {
  readonly penaltiesOf: (live: LiveMatch) => Penalties;
  /** The starts and ends of penalties, in seconds of play since the start of the match. */
  readonly changes: (penalties: Penalties) => readonly number[];
  readonly strengthAt: (penalties: Penalties, at: number) => Strength;
}

/** The texts of the strength strip. */
export interface StrengthWords {
  readonly powerPlay: (team: string) => string;
  /** The stronger side's number first. */
  readonly players: (more: number, fewer: number) => string;
  readonly emptyNet: string;
  readonly remaining: string;
  readonly penaltyBox: string;
}

/** The part of strength that only events change; the penalties served now depend on the clock too. */
export interface StrengthFacts<Penalties> {
  readonly clock: Clock;
  readonly penalties: Penalties;
  readonly emptyNets: readonly Side[];
}

/** The strength facts of a snapshot. */
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

/** Whether strength applies: in play, but not in a shootout. */
export const isInPlay = ({ state, period }: Clock): boolean =>
  (state === 'running' || state === 'stopped') && period?.kind !== 'shootout';

/** The second of play since when the current strength has applied; null after the match. */
export const strengthFrom =
  (clock: Clock, changes: readonly number[]) =>
  (now: Instant): number | null => {
    const at = playTimeOf(readClock(clock, now));
    return at === null ? null : Math.max(0, ...changes.filter((change) => change <= at));
  };

/** The side with more players; null when even. */
export const strongerSide = (players: BySide<number>): Side | null =>
  sides.find((side) => players[side] > players[opponentOf(side)]) ?? null;
