import type { PeriodId } from '../../ids.ts';
import { periodsOf } from '../clock/period.ts';
import type { ShootoutAttempt } from '../events/goalEvents.ts';
import { eventsOfType, milestonesOf } from '../eventsOfType.ts';
import { byToken, type CurrentEvent } from '../log/currentEvent.ts';
import { compareTokens } from '../log/timeToken.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { periodLinesOf } from '../score/periodLines.ts';
import { scoringEventsOf } from '../score/scoringEvents.ts';
import { setsOf } from '../score/sets.ts';
import { shootoutOf } from '../score/shootout.ts';
import { type Credited, creditContextOf, creditsOf } from './figures.ts';
import type { Contribution, FigureSource } from './source.ts';
import { foulsCountedIn } from './teamFouls.ts';

type Rule = (match: LiveMatch, source: FigureSource) => readonly Contribution[];

const counting = (current: CurrentEvent, amount = 1): Contribution => ({ current, amount, outOf: 0 });

const isWithin = (periods: readonly PeriodId[] | null, { event }: CurrentEvent): boolean =>
  periods === null || (event.period !== null && periods.includes(event.period));

/** The timers that closed the sets that a side won. */
const setsWon: Rule = (match, { side }) =>
  setsOf(match).played.flatMap(({ end, winner, isGolden }) =>
    winner !== side || isGolden || end === null ? [] : [counting(end)],
  );

/** The goals that a decided shootout adds (reading 39); one goal for the winner is the event's that decided it. */
const shootoutGoals: Rule = (match, { side }) => {
  const shootout = shootoutOf(match);
  const { decidedAt = null, winner = null } = shootout ?? {};
  const { shootoutAdds } = match.sport;
  if (winner === null || decidedAt === null || shootoutAdds === 'nothing') return [];
  if (shootoutAdds === 'itsGoals') {
    return eventsOfType<ShootoutAttempt>(match, 'shootout').flatMap((current) =>
      current.event.side === side && current.event.scored ? [counting(current)] : [],
    );
  }
  if (winner !== side) return [];
  return milestonesOf(match)
    .filter(({ token }) => compareTokens(token, decidedAt) === 0)
    .slice(0, 1)
    .map((current) => counting(current));
};

const scored: Rule = (match, { side, periods }) =>
  scoringEventsOf(match).flatMap(({ current, side: own, points }) =>
    own === side && isWithin(periods, current) ? [counting(current, points)] : [],
  );

const toScore: Rule = (match, source) => {
  if (source.periods !== null) return scored(match, source);
  return match.sport.scoreWithin === 'period'
    ? setsWon(match, source)
    : [...scored(match, source), ...shootoutGoals(match, source)];
};

const toShots: Rule = (match, source) => {
  const saved = match.sport.savedShots?.(match);
  if (saved === undefined) return [];
  const periods = source.periods ?? periodLinesOf(match).map(({ period }) => period.id);
  const goals = scored(match, { ...source, periods }).map(({ current }) => counting(current));
  const shots = saved
    .filter((current) => current.event.side === source.side && isWithin(periods, current))
    .map((current) => counting(current));
  return [...goals, ...shots];
};

/** The fouls of the periods' windows up to those periods; extra periods continue the last one's count. */
const toTeamFouls: Rule = (match, { side, periods }) => {
  const counted = periodsOf(match)
    .filter(({ id }) => periods === null || periods.includes(id))
    .flatMap((period) => foulsCountedIn(match, period, side));
  return [...new Set(counted)].map((current) => counting(current));
};

const isOf =
  ({ side, person }: FigureSource) =>
  (credited: Credited): boolean =>
    person === null ? credited.team === side : credited.person === person;

const toFigures = (
  match: LiveMatch,
  source: FigureSource,
  { counts, among = [] }: { readonly counts: readonly string[]; readonly among?: readonly string[] },
): readonly Contribution[] => {
  const context = creditContextOf(match);
  const isChosen = isOf(source);
  return eventsOf(match).flatMap((current) => {
    if (!isWithin(source.periods, current)) return [];
    const credits = creditsOf(context, match, current).filter(isChosen);
    const sumOf = (figures: readonly string[]): number =>
      credits.reduce((sum, { figure, amount }) => (figures.includes(figure) ? sum + amount : sum), 0);
    const amount = sumOf(counts);
    const outOf = sumOf(among);
    return amount === 0 && outOf === 0 ? [] : [{ current, amount, outOf }];
  });
};

const contributions: Rule = (match, source) => {
  const { counts } = source;
  if (typeof counts === 'function') return counts(match, source.side);
  if (typeof counts !== 'string') return toFigures(match, source, { ...source, counts });
  switch (counts) {
    case 'score':
      return toScore(match, source);
    case 'shots':
      return toShots(match, source);
    case 'teamFouls':
      return toTeamFouls(match, source);
    default:
      return counts satisfies never;
  }
};

/** The contributions whose sum is a figure, in the order of the log. */
export const contributionsTo: Rule = (match, source) =>
  contributions(match, source).toSorted((a, b) => byToken(a.current, b.current));
