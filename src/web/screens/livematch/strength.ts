import { type Clock, clockOf, readClock } from '@kampdag/core/live/clock';
import { lineupOf } from '@kampdag/core/live/lineup';
import type { LiveMatch } from '@kampdag/core/live/match';
import {
  type Manpower,
  manpowerOf,
  type Penalties,
  penaltiesOf,
  type ServedPenalty,
} from '@kampdag/core/live/penalties';
import { type BySide, bySide, type Side, sides } from '@kampdag/core/side';
import { Instant } from '@kampdag/core/time/instant';
import { runningAt } from './clockText.ts';

/** What decides who is short-handed: it changes with events; who is in the box now, with the clock too. */
export interface StrengthFacts {
  readonly clock: Clock;
  readonly penalties: Penalties;
  readonly emptyNets: readonly Side[];
}

/** The facts of a snapshot. */
export const strengthFacts = (live: LiveMatch): StrengthFacts => {
  const lineup = lineupOf(live);
  return {
    clock: clockOf(live),
    penalties: penaltiesOf(live),
    emptyNets: sides.filter((side) => lineup[side].netIsEmpty),
  };
};

/** Whether there is anybody on the ice to be short-handed. */
export const isInPlay = ({ clock: { state, period } }: StrengthFacts): boolean =>
  (state === 'running' || state === 'stopped') && period?.kind !== 'shootout';

/** Which penalties are being served at a moment, as a text that changes when one begins or ends. */
export const servedKeys =
  ({ penalties, clock }: StrengthFacts) =>
  (now: Instant): string =>
    runningAt(penalties, clock, now)
      .map(({ key }) => key)
      .join(' ');

/** Who is short-handed while these penalties are being served. */
export interface Strength {
  readonly served: readonly ServedPenalty[];
  readonly skaters: Manpower;
  /** Null when the sides are even. */
  readonly powerPlay: Side | null;
}

/** The strength that follows from the penalties being served. */
export const strengthWith = ({ clock, penalties }: StrengthFacts, keys: string): Strength => {
  const named = new Set(keys.split(' '));
  const served = penalties.served.filter(({ key }) => named.has(key));
  const running = bySide((side) =>
    served
      .filter((penalty) => penalty.side === side)
      .map((penalty) => Object.assign({ remaining: 0 }, penalty)),
  );
  const skaters: BySide<number> = manpowerOf(running, readClock(clock, clock.setAt ?? Instant(0)));
  return {
    served,
    skaters,
    powerPlay: sides.find((side) => skaters[side] > skaters[side === 'home' ? 'away' : 'home']) ?? null,
  };
};
