import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { Format } from './format.ts';

/** A short date for a phone: `Tue 24 Nov`. */
export const shortDate = (
  { shortWeekday, dayOfMonth, shortMonth }: Pick<Format, 'shortWeekday' | 'dayOfMonth' | 'shortMonth'>,
  date: CivilDate,
): string => `${shortWeekday(date)} ${dayOfMonth(date)} ${shortMonth(date)}`;
