import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';

/** A sport's names of periods, the same everywhere. */
export interface PeriodMessages {
  /** In a column's heading (specification §2: 1 to 12, SD, SO; P1 to P4, E1 to E6). */
  readonly short: (place: PeriodPlace) => string;
  readonly long: (place: PeriodPlace) => string;
  /** A broadcaster's abbreviation, for one word beside a date: at most eight letters. */
  readonly brief: (place: PeriodPlace) => string;
  /** Between two periods. */
  readonly intermission: string;
  readonly briefIntermission: string;
  /** The state of a match decided in overtime or a shootout. */
  readonly final: Readonly<Record<PeriodPlace['kind'], string>>;
}

/** `1st`, `2nd`, `3rd`. */
export const englishOrdinal = (n: number): string => {
  const last = n % 10;
  if (n % 100 >= 11 && n % 100 <= 13) return `${n}th`;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
};

/** `OT`, then `OT2`: only the second needs a number. */
export const counted = (word: string, number: number, between = ''): string =>
  number === 1 ? word : `${word}${between}${number}`;
