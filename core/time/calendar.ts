import { type CivilDate, civilDate, epochDayOf, partsOf } from './civilDate.ts';

/** A month 13 is the January after it. */
const daysInMonth = (year: number, month: number): number =>
  epochDayOf({ year, month: month + 1, day: 1 }) - epochDayOf({ year, month, day: 1 });

/** The same day a number of months later, earlier if negative; the month's last day where it has no such day. */
export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return civilDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
};

/** The same day a number of years later; 28 February for a 29th that the year lacks. */
export const addYears = (date: CivilDate, years: number): CivilDate => addMonths(date, years * 12);

interface DateRange {
  readonly min: CivilDate;
  readonly max: CivilDate;
}

/** The selectable days (specification §5): 100 years back to 52 ahead of today, unless a bound is given. */
export const datePickerRange = (
  today: CivilDate,
  { min, max }: { readonly min?: CivilDate; readonly max?: CivilDate } = {},
): DateRange => ({ min: min ?? addYears(today, -100), max: max ?? addYears(today, 52) });
