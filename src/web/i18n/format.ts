import { type Language, languageRecords } from '@kampdag/core/site/language';
import { type CivilDate, epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { formatTimeOfDay, type TimeOfDay } from '@kampdag/core/time/timeOfDay';

/** A language's formats of dates, times and numbers. Every moment is in Oslo's wall time (reading 3). */
export interface Format {
  /** `21/11/2026`: day, month, year (specification §3). */
  readonly date: (date: CivilDate) => string;
  /** `Saturday 21 November 2026`. */
  readonly longDate: (date: CivilDate) => string;
  /** `November 2026`. */
  readonly monthOfYear: (date: CivilDate) => string;
  /** `Sat`. */
  readonly shortWeekday: (date: CivilDate) => string;
  /** `21`. */
  readonly dayOfMonth: (date: CivilDate) => string;
  /** `Nov`. */
  readonly shortMonth: (date: CivilDate) => string;
  /** `18:30`. */
  readonly time: (time: TimeOfDay) => string;
  /** A moment's wall time in Oslo: `18:30`. */
  readonly clock: (instant: Instant) => string;
  readonly number: (value: number) => string;
}

/**
 * Only names come from Intl; order and punctuation are ours, because they differ between the ICU versions of server and browsers, which
 * would break hydration. Some versions end Norwegian short names with ".".
 */
const namer = (locale: string, length: 'long' | 'short') => {
  const formatter = new Intl.DateTimeFormat(locale, {
    weekday: length,
    month: length,
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (date: CivilDate, part: 'weekday' | 'month'): string => {
    const parts = formatter.formatToParts(epochDayOf(partsOf(date)) * 86_400_000);
    return (parts.find(({ type }) => type === part)?.value ?? '').replace(/\.$/, '');
  };
};

const two = (value: number): string => String(value).padStart(2, '0');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The formats of a language; create them once, since formatters are expensive. */
export const createFormat = (language: Language): Format => {
  const { locale, dateSeparator, dayMark } = languageRecords[language];
  const long = namer(locale, 'long');
  const short = namer(locale, 'short');
  const numbers = new Intl.NumberFormat(locale);
  return {
    date: (date) => {
      const { year, month, day } = partsOf(date);
      return [two(day), two(month), year].join(dateSeparator);
    },
    longDate: (date) =>
      `${capitalised(long(date, 'weekday'))} ${partsOf(date).day}${dayMark} ${long(date, 'month')} ${partsOf(date).year}`,
    monthOfYear: (date) => `${capitalised(long(date, 'month'))} ${partsOf(date).year}`,
    shortWeekday: (date) => capitalised(short(date, 'weekday').slice(0, 3)),
    dayOfMonth: (date) => `${partsOf(date).day}${dayMark}`,
    shortMonth: (date) => short(date, 'month').slice(0, 3),
    time: formatTimeOfDay,
    clock: (instant) => formatTimeOfDay(osloWallTime(instant).time),
    number: (value) => numbers.format(value),
  };
};
