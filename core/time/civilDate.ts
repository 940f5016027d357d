import { option } from 'fp-ts';
import type { Branded } from '../brand.ts';

/** A day in the calendar, `YYYY-MM-DD`, without zone: a match's date is never shifted through UTC (wire-format §3). */
export type CivilDate = Branded<string, 'CivilDate'>;

/** Year, month 1–12 and day 1–31. */
export interface YearMonthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since 1970-01-01 in the proleptic Gregorian calendar (Hinnant, "days_from_civil"). */
export const epochDayOf = ({ year, month, day }: YearMonthDay): number => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/** The day a number of days after 1970-01-01. */
export const dateOfEpochDay = (epochDay: number): CivilDate => {
  const z = epochDay + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  return civilDate({
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  });
};

/** A date from its parts, which must be those of a real day. */
export const civilDate = ({ year, month, day }: YearMonthDay): CivilDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CivilDate;

/** The parts of a date. */
export const partsOf = (date: CivilDate): YearMonthDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/**
 * Reads the date at the head of an ISO text (`2026-10-10T00:00:00` or `2026-10-10`). None for a day that does not
 * exist and for year 0001, which means "not set" (reading 10).
 */
export const readCivilDate = (text: string): option.Option<CivilDate> => {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text);
  if (found === null) return option.none;
  const date = `${found[1]}-${found[2]}-${found[3]}` as CivilDate;
  const real = dateOfEpochDay(epochDayOf(partsOf(date))) === date;
  return real && partsOf(date).year > 1 ? option.some(date) : option.none;
};

/** Whether a value is a day that exists, as `YYYY-MM-DD`. */
export const isCivilDate = (u: unknown): u is CivilDate =>
  typeof u === 'string' && u.length === 'YYYY-MM-DD'.length && option.isSome(readCivilDate(u));

/** Reads a date in US order, `MM/DD/YYYY`, alone or before a time (wire-format §3). None for a day that does not exist. */
export const readUsDate = (text: string): option.Option<CivilDate> => {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: |$)/.exec(text);
  if (found === null) return option.none;
  const parts = { month: Number(found[1]), day: Number(found[2]), year: Number(found[3]) };
  const date = civilDate(parts);
  return dateOfEpochDay(epochDayOf(parts)) === date ? option.some(date) : option.none;
};

/** The date a number of days later, earlier if negative. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOfEpochDay(epochDayOf(partsOf(date)) + days);

/** Whole days from one date to the other, negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  epochDayOf(partsOf(to)) - epochDayOf(partsOf(from));

/** Day of the week, Monday 1 to Sunday 7 (ISO 8601). */
export const weekdayOf = (date: CivilDate): number => ((((epochDayOf(partsOf(date)) + 3) % 7) + 7) % 7) + 1;
