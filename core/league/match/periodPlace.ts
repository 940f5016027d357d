import { type FederationText, lettersOf } from '../../federationText.ts';
import type { PeriodId } from '../../ids.ts';
import {
  isFullOvertime,
  ordinalIn,
  type PeriodKind,
  regulationPeriods,
  type SportRules,
} from '../rules/sportRules.ts';

/** A period of a match: its kind, and its ordinal within that kind, from 1. */
export interface PeriodPlace {
  readonly kind: PeriodKind;
  readonly number: number;
  /** The number of a numbered period of full length after regulation, such as hockey's fourth (reading 37); absent for others. */
  readonly ordinal?: number;
}

/** A period as the answers about a match name it. */
export interface NamedPeriod {
  readonly periodId: PeriodId | null;
  readonly name: FederationText | null;
}

/**
 * The place of a period: by its id if the sport's rules have it, else by the federation's label (`2. ekstraomgang`, `Overtime`,
 * `Straffeslag`; hockey's `4. periode` is the first overtime of a play-off match, reading 31). Null if neither is recognised.
 */
export const periodPlaceOf = (
  sport: Pick<SportRules, 'fullOvertimes' | 'periods'>,
  { periodId, name: label }: NamedPeriod,
): PeriodPlace | null => {
  const rule = sport.periods.find(({ id }) => id === periodId);
  if (rule !== undefined) return { kind: rule.kind, number: rule.number };
  if (label === null) return null;
  const name = lettersOf(label);
  const written = Number(/\d+/.exec(name)?.[0] ?? 0);
  // A larger number, such as a year, is not an ordinal.
  const number = written > 24 ? 0 : written;
  if (/straffe|shoot/i.test(name)) return { kind: 'shootout', number: Math.max(number, 1) };
  if (/over ?t|ekstra|extra|sudden|forleng/i.test(name))
    return { kind: 'overtime', number: Math.max(number, 1) };
  if (isFullOvertime(sport, ordinalIn(label)))
    return { kind: 'overtime', number: number - regulationPeriods(sport), ordinal: number };
  return number > 0 ? { kind: 'regulation', number } : null;
};

const ranks: Readonly<Record<PeriodKind, number>> = { regulation: 0, overtime: 1, shootout: 2 };

/** Playing order: regulation, overtime, the shootout. */
export const byPlace = (a: PeriodPlace, b: PeriodPlace): number =>
  ranks[a.kind] - ranks[b.kind] || a.number - b.number;

/** A key equal for equal periods: `regulation 2`. */
export const placeKey = ({ kind, number }: PeriodPlace): string => `${kind} ${number}`;

/** The last overtime or shootout played, which decided the match. Null after regulation, and in sports of sets. */
export const decidedIn = (sport: SportRules, periods: readonly NamedPeriod[]): PeriodPlace | null => {
  const last = periods
    .flatMap((period) => periodPlaceOf(sport, period) ?? [])
    .toSorted(byPlace)
    .at(-1);
  return last === undefined || last.kind === 'regulation' || sport.scoreWithin === 'period' ? null : last;
};
