import { type CivilDate, dateOfEpochDay, epochDayOf, partsOf, weekdayOf } from '@kampdag/core/time/civilDate';
import type { Tick } from './LineChart.tsx';

/** The spans, in days, up to which each day and each week is named. */
const fewDays = 10;
const fewWeeks = 70;
/** Longer than any season; a date that is years off gets no ticks. */
const mostDays = 1100;

/**
 * The days to name on an axis, as day numbers since 1970: every day of a short span, the Mondays of some weeks, the first of each month of
 * a season.
 */
export const dateTicks = (
  days: readonly number[],
  { day, month }: Readonly<Record<'day' | 'month', (date: CivilDate) => string>>,
): readonly Tick[] => {
  const first = Math.min(...days);
  const length = Math.max(...days) - first;
  if (length > mostDays) return [];
  const isNamed = (date: CivilDate): boolean =>
    length <= fewDays || (length <= fewWeeks ? weekdayOf(date) === 1 : partsOf(date).day === 1);
  const text = length <= fewWeeks ? day : month;
  return Array.from({ length: length + 1 }, (_, at) => dateOfEpochDay(first + at))
    .filter(isNamed)
    .map((date) => ({ at: epochDayOf(partsOf(date)), text: text(date) }));
};
