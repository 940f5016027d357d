import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { Format } from './format.ts';

/** A day where a phone has little room for it: `Tue 24 Nov`. */
export const shortDate = (
  { shortWeekday, dayOfMonth, shortMonth }: Pick<Format, 'shortWeekday' | 'dayOfMonth' | 'shortMonth'>,
  date: CivilDate,
): string => `${shortWeekday(date)} ${dayOfMonth(date)} ${shortMonth(date)}`;
