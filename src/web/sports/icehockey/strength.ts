import { type Clock, clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { LiveMatch } from '@kampdag/core/live/match';
import { mapSides, opponentOf, type Side, sides } from '@kampdag/core/side';
import { penaltiesOf, penaltyTimeOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { countdownAt, type RunningPenalty } from '@kampdag/core/sport/icehockey/penalties/countdown';
import { type Manpower, manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import type { ServedPenalty } from '@kampdag/core/sport/icehockey/penalties/penaltyBox';
import type { PenaltyRecord } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import type { Instant } from '@kampdag/core/time/instant';

/** What decides who is shorthanded: it changes with events; who is in the box now, with the clock too. */
export interface StrengthFacts {
  readonly clock: Clock;
  readonly penalties: PenaltyRecord;
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

/** Whether there is anybody on the ice to be shorthanded. */
export const isInPlay = ({ clock: { state, period } }: StrengthFacts): boolean =>
  (state === 'running' || state === 'stopped') && period?.kind !== 'shootout';

/** The second of play from which on the strength of a moment has stood; null after the match. */
export const strengthFrom =
  ({ penalties: { served, through }, clock }: StrengthFacts) =>
  (now: Instant): number | null => {
    const at = penaltyTimeOf(readClock(clock, now));
    const changes = [
      ...through.map(({ from }) => from),
      ...served.flatMap(({ from, until }) => [from, until]),
    ];
    return at === null ? null : Math.max(0, ...changes.filter((change) => change <= at));
  };

/** Who is shorthanded. */
export interface Strength {
  readonly served: readonly ServedPenalty[];
  readonly skaters: Manpower;
  /** Null when the sides are even. */
  readonly powerPlay: Side | null;
}

const mostOnBoard = 2;

/** What a rink's scoreboard has room for: two of a side, those that shorten it first. */
const onBoard = (running: readonly RunningPenalty[]): readonly RunningPenalty[] =>
  running.toSorted((a, b) => Number(b.isShorthanded) - Number(a.isShorthanded)).slice(0, mostOnBoard);

/** The strength from a second of play on. */
export const strengthAt = ({ penalties }: StrengthFacts, at: number): Strength => {
  const running = mapSides(countdownAt(penalties.served, at), onBoard);
  const skaters = manpowerAt(penalties.through, at);
  return {
    served: [...running.home, ...running.away],
    skaters,
    powerPlay: sides.find((side) => skaters[side] > skaters[opponentOf(side)]) ?? null,
  };
};
