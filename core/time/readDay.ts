import { option } from 'fp-ts';
import {
  type CivilDate,
  civilDate,
  dateOfEpochDay,
  epochDayOf,
  partsOf,
  type YearMonthDay,
} from './civilDate.ts';
import { Instant } from './instant.ts';
import { osloWallTime } from './oslo.ts';

/** Years 1 and 9999 are .NET's least and greatest dates, which mean "not set" (reading 10). */
const isSet = ({ year }: YearMonthDay): boolean => year > 1 && year < 9_999;

const dayOf = (parts: YearMonthDay): option.Option<CivilDate> => {
  const date = civilDate(parts);
  const isReal = parts.month >= 1 && parts.month <= 12 && dateOfEpochDay(epochDayOf(parts)) === date;
  return isReal && isSet(parts) ? option.some(date) : option.none;
};

const day = (year?: string, month?: string, date?: string): option.Option<CivilDate> =>
  dayOf({ year: Number(year), month: Number(month), day: Number(date) });

/** Moments beyond years 1 and 9999, in milliseconds, no formatter need take. */
const [firstMoment, lastMoment] = [-62_000_000_000_000, 253_000_000_000_000] as const;

const dayAt = (milliseconds: number): option.Option<CivilDate> =>
  milliseconds > firstMoment && milliseconds < lastMoment
    ? option.some(osloWallTime(Instant(milliseconds)).date)
    : option.none;

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ](?:(\d\d):(\d\d)[\d:.]*)?(Z|[+-]\d\d:?\d\d)?$)/i;
/** Minutes east of Greenwich. */
const offsetIn = (zone: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

const minute = 60_000;
const aspNet = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s|$)/;
const dots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\s|$)/;

/**
 * Reads the day of a date in any form seen: ISO with 0 to 7 decimals, where a zone makes it a moment whose day is Oslo's; US order,
 * `MM/DD/YYYY` (wire-format §3), or day first where the first number can be no month; Norwegian, `dd.mm.yyyy`; ASP.NET's
 * `/Date(1697000000000)/`. A date without zone is never shifted. None for a day that does not exist and for years 1 and 9999.
 */
export const readDay = (sent: string): option.Option<CivilDate> => {
  const text = sent.trim();
  const [found, year, month, date, hour, minutes, zone] = iso.exec(text) ?? [];
  if (found !== undefined) {
    const written = day(year, month, date);
    if (zone === undefined || option.isNone(written)) return written;
    const utc = Number(hour ?? 0) * 60 + Number(minutes ?? 0) - offsetIn(zone);
    return dayAt(epochDayOf(partsOf(written.value)) * 24 * 60 * minute + utc * minute);
  }
  const [, milliseconds] = aspNet.exec(text) ?? [];
  if (milliseconds !== undefined) return dayAt(Number(milliseconds));
  const [, first, second, slashYear] = slashes.exec(text) ?? [];
  if (first !== undefined) {
    return Number(first) > 12 ? day(slashYear, second, first) : day(slashYear, first, second);
  }
  const [, dotDay, dotMonth, dotYear] = dots.exec(text) ?? [];
  return day(dotYear, dotMonth, dotDay);
};
