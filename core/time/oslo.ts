import { type CivilDate, civilDate, epochDayOf, partsOf, type YearMonthDay } from './civilDate.ts';
import { Instant } from './instant.ts';
import { TimeOfDay } from './timeOfDay.ts';

/** What the wall shows in Oslo: "today", "now" and every live window are read from it (reading 3). */
export interface WallTime {
  readonly date: CivilDate;
  readonly time: TimeOfDay;
}

/** Where every federation of the site lives. */
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

/** As British texts have them: 31/12/2026, 23:59:59. Taken from the text, they cost a quarter of the formatter's own parts. */
const fieldsAt = (
  instant: Instant,
): YearMonthDay & Readonly<Record<'hour' | 'minute' | 'second', number>> => {
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] =
    numbers.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return { year, month, day, hour, minute, second };
};

/** Oslo's wall time at a moment. */
export const osloWallTime = (instant: Instant): WallTime => {
  const { hour, minute, ...day } = fieldsAt(instant);
  return { date: civilDate(day), time: TimeOfDay(hour * 60 + minute) };
};

/** How far Oslo is ahead of UTC at a moment, in milliseconds: one or two hours. */
const offsetAt = (instant: Instant): number => {
  const { hour, minute, second, ...day } = fieldsAt(instant);
  const wall = (epochDayOf(day) * 86_400 + hour * 3_600 + minute * 60 + second) * 1_000;
  return wall - Math.floor(instant / 1_000) * 1_000;
};

/**
 * The moment at which Oslo's wall shows this. Of the hour that occurs twice in autumn the first is meant; in the hour
 * skipped in spring the wall is read as if it had not been skipped.
 */
export const instantOfOslo = ({ date, time }: WallTime): Instant => {
  const wall = epochDayOf(partsOf(date)) * 86_400_000 + time * 60_000;
  // Two hours earlier is never after the moment meant, hence the offset that held before any change near it.
  return Instant(wall - offsetAt(Instant(wall - 7_200_000)));
};

/** Midnight in Oslo at the start of a day. */
export const startOfOsloDay = (date: CivilDate): Instant => instantOfOslo({ date, time: TimeOfDay(0) });
