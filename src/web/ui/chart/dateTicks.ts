import { type CivilDate, dateOfEpochDay, epochDayOf, partsOf, weekdayOf } from '@kampdag/core/time/civilDate';
import type { Tick } from './LineChart.tsx';

/** How a long season is told from a short one, in days. */
const fewDays = 10;
const fewWeeks = 70;
/** Longer than any season: a date that is wrong by years names no days. */
const mostDays = 1100;

/** Days worth naming on an axis, by their numbers since 1970: each of a few, the Mondays of some weeks, the firsts of the months of a season. */
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
