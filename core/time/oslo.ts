import { type CivilDate, civilDate, epochDayOf, partsOf, type YearMonthDay } from './civilDate.ts';
import { Instant } from './instant.ts';
import { TimeOfDay } from './timeOfDay.ts';

/** Local time in Oslo, from which "today", "now" and every live window are read (reading 3). */
export interface WallTime {
  readonly date: CivilDate;
  readonly time: TimeOfDay;
}

const osloZone = 'Europe/Oslo';

const numbers = new Intl.DateTimeFormat('en-GB', {
  timeZone: osloZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The fields of a British text, 31/12/2026, 23:59:59. Parsing the text costs a quarter of `formatToParts`. */
const fieldsAt = (
  instant: Instant,
): YearMonthDay & Readonly<Record<'hour' | 'minute' | 'second', number>> => {
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] =
    numbers.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return { year, month, day, hour, minute, second };
};

/** Oslo's local time at a moment. */
export const osloWallTime = (instant: Instant): WallTime => {
  const { hour, minute, ...day } = fieldsAt(instant);
  return { date: civilDate(day), time: TimeOfDay(hour * 60 + minute) };
};

/** How far Oslo's wall time is ahead of UTC at a moment, in milliseconds. */
export const osloOffsetAt = (instant: Instant): number => {
  const { hour, minute, second, ...day } = fieldsAt(instant);
  const wall = (epochDayOf(day) * 86_400 + hour * 3_600 + minute * 60 + second) * 1_000;
  return wall - Math.floor(instant / 1_000) * 1_000;
};

/** The moment of a local time in Oslo: the first of two in autumn; in the hour skipped in spring, by the offset before it. */
export const instantOfOslo = ({ date, time }: WallTime): Instant => {
  const wall = epochDayOf(partsOf(date)) * 86_400_000 + time * 60_000;
  // Two hours earlier is never after the moment meant, so this gives the offset before any change near it.
  return Instant(wall - osloOffsetAt(Instant(wall - 7_200_000)));
};

/** Midnight in Oslo at the start of a day. */
export const startOfOsloDay = (date: CivilDate): Instant => instantOfOslo({ date, time: TimeOfDay(0) });
