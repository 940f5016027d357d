import type { PeriodId } from '../../ids.ts';
import { isFullOvertime, ordinalIn, regulationPeriods } from '../../sport/fullOvertime.ts';
import type { PeriodKind } from '../../sport/sport.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { sportOf } from '../../sport/sportOf.ts';

/** What a period of a finished match is, and its ordinal within its kind, from 1. */
export interface PeriodPlace {
  readonly kind: PeriodKind;
  readonly number: number;
}

/** A period as the answers about a match name it. */
export interface NamedPeriod {
  readonly periodId: PeriodId | null;
  readonly name: string | null;
}

/**
 * The place of a period: by its id where the sport's rules know it, else by the federation's own label (`2. ekstraomgang`,
 * `Overtime`, `Straffeslag`; hockey's `4. periode` is the first overtime of a play-off match, reading 31). Null for one that neither tells.
 */
export const periodPlaceOf = (sport: SportKind, { periodId, name }: NamedPeriod): PeriodPlace | null => {
  const rules = sportOf(sport);
  const rule = rules.periods.find(({ id }) => id === periodId);
  if (rule !== undefined) return { kind: rule.kind, number: rule.number };
  if (name === null) return null;
  const told = Number(/\d+/.exec(name)?.[0] ?? 0);
  // A year, say, is no ordinal.
  const number = told > 24 ? 0 : told;
  if (/straffe|shoot/i.test(name)) return { kind: 'shootout', number: Math.max(number, 1) };
  if (/over ?t|ekstra|extra|sudden|forleng/i.test(name))
    return { kind: 'overtime', number: Math.max(number, 1) };
  if (isFullOvertime(rules, ordinalIn(name)))
    return { kind: 'overtime', number: number - regulationPeriods(rules) };
  return number > 0 ? { kind: 'regulation', number } : null;
};

const ranks: Readonly<Record<PeriodKind, number>> = { regulation: 0, overtime: 1, shootout: 2 };

/** Playing order: what is always played, extra periods, the shootout. */
export const byPlace = (a: PeriodPlace, b: PeriodPlace): number =>
  ranks[a.kind] - ranks[b.kind] || a.number - b.number;

/** The same for the same period: `regulation 2`. */
export const placeKey = ({ kind, number }: PeriodPlace): string => `${kind} ${number}`;

/** The last overtime or shootout among the periods that were played: what decided the match. Null after regulation, and in sets. */
export const decidedIn = (sport: SportKind, periods: readonly NamedPeriod[]): PeriodPlace | null => {
  const last = periods
    .flatMap((period) => periodPlaceOf(sport, period) ?? [])
    .toSorted(byPlace)
    .at(-1);
  return last === undefined || last.kind === 'regulation' || sportOf(sport).scoreWithin === 'period'
    ? null
    : last;
};
