import type { Match } from '@kampdag/core/league/match/match';
import type { PlayedDay } from '@kampdag/core/league/schedule/schedule';
import { type CivilDate, partsOf } from '@kampdag/core/time/civilDate';
import type { Month } from './scheduleQuery.ts';

/** The month of a day. */
const monthOf = (date: CivilDate): Month => {
  const { year, month } = partsOf(date);
  return `${year}-${String(month).padStart(2, '0')}`;
};

/** Consecutive matches grouped by day. */
export const daysOf = (matches: readonly Match[]): readonly PlayedDay[] => {
  const days: { readonly date: CivilDate | null; readonly matches: Match[] }[] = [];
  for (const match of matches) {
    const last = days.at(-1);
    if (last !== undefined && last.date === match.date) last.matches.push(match);
    else days.push({ date: match.date, matches: [match] });
  }
  return days;
};

/** The months with matches, in order. */
export const monthsOf = (days: readonly PlayedDay[]): readonly Month[] => [
  ...new Set(days.flatMap(({ date }) => (date === null ? [] : [monthOf(date)]))),
];

/** The days of one month, or all days. */
export const daysIn = (days: readonly PlayedDay[], month: Month | null): readonly PlayedDay[] =>
  month === null ? days : days.filter(({ date }) => date !== null && monthOf(date) === month);

/** The number of matches on these days. */
export const matchCount = (days: readonly PlayedDay[]): number =>
  days.reduce((sum, { matches }) => sum + matches.length, 0);

/** The first whole days with at least this many matches. */
export const firstDays = (days: readonly PlayedDay[], count: number): readonly PlayedDay[] => {
  let held = 0;
  return days.filter(({ matches }) => {
    const isWanted = held < count;
    held += matches.length;
    return isWanted;
  });
};
