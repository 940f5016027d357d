import { type BySide, bySide, type Side } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { eventsOf, type LiveMatch, readingOf } from '../match.ts';

/** Each team's fouls that count in a period. */
export interface TeamFouls {
  readonly period: Period;
  readonly fouls: BySide<number>;
  /** Whether a team is in the penalty, so that its opponents have the bonus. */
  readonly inPenalty: BySide<boolean>;
}

const everyFoul = readingOf((match: LiveMatch): readonly CurrentEvent[] =>
  eventsOf(match).filter(({ event }) => match.sport.teamFouls?.counts(event) === true),
);

/** A team's fouls that count in a period: in a window of several periods, those up to this one. */
export const foulsCountedIn = (match: LiveMatch, period: Period, side: Side): readonly CurrentEvent[] => {
  const window = match.sport.teamFouls?.window;
  const periods = periodsOf(match);
  const together = periods
    .slice(0, periods.indexOf(period) + 1)
    .filter((one) => window?.(one) === window?.(period));
  return everyFoul(match).filter(
    ({ event }) => event.side === side && together.some(({ id }) => id === event.period),
  );
};

/** The team fouls of every period in playing order; empty where the sport counts none. */
export const teamFoulsOf = readingOf((match: LiveMatch): readonly TeamFouls[] => {
  const limit = match.sport.teamFouls?.limit;
  if (limit === undefined) return [];
  return periodsOf(match).map((period) => {
    const fouls = bySide((side) => foulsCountedIn(match, period, side).length);
    return { period, fouls, inPenalty: bySide((side) => fouls[side] >= limit) };
  });
});
