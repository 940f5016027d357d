import type { PeriodId, PersonId } from '../ids.ts';
import { type BySide, bySide, opponentOf, type Side } from '../side.ts';
import { penaltyShotGoal } from '../sport/icehockey/goalType.ts';
import type { ClockReading } from './clock.ts';
import type { EventKey } from './event.ts';
import { readingOfTypes } from './kept.ts';
import { eventsOf, type LiveMatch } from './match.ts';
import { serve } from './penaltyBox.ts';
import { periodOf, periodsOf } from './period.ts';
import { scoringEventsOf } from './score.ts';

/** A penalty on the clock: when it is served, in seconds of play since the match began. */
export interface ServedPenalty {
  readonly key: EventKey;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  readonly minutes: number;
  readonly infraction: string | null;
  /** When its time began to run: when it was called, or later when two of its side were already being served. */
  readonly from: number;
  /** When it ends, or was ended by a goal. */
  readonly until: number;
  /** Whether its side plays with a skater less for it. */
  readonly shorthanded: boolean;
}

/** The penalties of a match, as served so far and to be served. */
export interface Penalties {
  readonly served: readonly ServedPenalty[];
}

/** A penalty being served at a moment. */
export interface RunningPenalty extends ServedPenalty {
  /** Seconds of play left. */
  readonly remaining: number;
}

/** Skaters on the ice, goalies not counted. */
export type Manpower = BySide<number>;

/** The penalties of the match on the clock of play (see `penaltyBox` for the rules). */
export const penaltiesOf = readingOfTypes(
  ['penalty', 'goal', 'penaltyShot'],
  (match) => [periodsOf(match)],
  (match: LiveMatch): Penalties => {
    const timeOf = (event: { readonly period: PeriodId | null; readonly elapsed: number | null }) =>
      (periodOf(match, event.period)?.startsAt ?? 0) + (event.elapsed ?? 0);
    const called = (eventsOf(match).ofType.penalty ?? []).flatMap(({ event, token, key }) =>
      // A card has no minutes: nobody sits for it.
      event.type !== 'penalty' || event.side === null || event.minutes === null
        ? []
        : [
            {
              type: 'called' as const,
              at: timeOf(event),
              token,
              key,
              side: event.side,
              player: event.player,
              minutes: event.minutes,
              infraction: event.infraction,
            },
          ],
    );
    if (called.length === 0) return { served: [] };
    const goals = scoringEventsOf(match).flatMap(({ standing: { event, token }, side }) =>
      event.type === 'penaltyShot' || (event.type === 'goal' && event.goalType === penaltyShotGoal)
        ? []
        : [{ type: 'goal' as const, at: timeOf(event), token, side }],
    );
    return { served: serve(called, goals) };
  },
);

const withRemaining = (penalty: ServedPenalty, remaining: number): RunningPenalty => ({
  remaining,
  ...penalty,
});

/** The penalties being served when the clock reads so, by side, the one that ends first first. */
export const readPenalties = (
  penalties: Penalties,
  clock: ClockReading,
): BySide<readonly RunningPenalty[]> => {
  const now = (clock.period?.startsAt ?? 0) + clock.elapsed;
  const over = clock.state === 'ended' || clock.period?.kind === 'shootout';
  return bySide((side) =>
    over
      ? []
      : penalties.served
          .filter((penalty) => penalty.side === side && penalty.from <= now && now < penalty.until)
          .map((penalty) => withRemaining(penalty, penalty.until - now))
          .toSorted((a, b) => a.remaining - b.remaining),
  );
};

/**
 * How many skaters each side has: five less one for each penalty served short-handed, never below three (IIHF rule 26);
 * in overtime three against three, and the side with fewer penalties gets the more instead (IIHF rule 84).
 */
export const manpowerOf = (running: BySide<readonly RunningPenalty[]>, clock: ClockReading): Manpower => {
  const short = bySide((side) => Math.min(2, running[side].filter(({ shorthanded }) => shorthanded).length));
  if (clock.period?.kind !== 'overtime') return bySide((side) => 5 - short[side]);
  return bySide((side) => 3 + Math.max(0, short[opponentOf(side)] - short[side]));
};
