import type { Language } from '@kampdag/core/site/language';
import { datePickerRange } from '@kampdag/core/time/calendar';
import { type CivilDate, civilDate, partsOf } from '@kampdag/core/time/civilDate';
import { DayPicker, labelDayButton } from 'react-day-picker';
import { enGB, nb } from 'react-day-picker/locale';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import * as styles from './DateField.css.ts';

/** The picker's locales. */
const locales = { no: nb, en: enGB } satisfies Readonly<Record<Language, unknown>>;

export interface CalendarProps {
  readonly date: CivilDate;
  readonly today: CivilDate;
  /** Days with matches, which are marked. */
  readonly matchDays: readonly CivilDate[];
  readonly onChoose: (date: CivilDate) => void;
}

/** The picker uses the device's time zone, so dates are converted by their parts, never through UTC. */
const deviceDay = (date: CivilDate): Date => {
  const { year, month, day } = partsOf(date);
  return new Date(year, month - 1, day);
};

const civilDay = (day: Date): CivilDate =>
  civilDate({ year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() });

/** Focuses the chosen day, where the arrow keys start (a calendar in a popover, WAI-ARIA). */
const focusChosenDay = (calendar: HTMLElement | null): void => {
  calendar?.querySelector<HTMLElement>('[aria-selected="true"] button')?.focus();
};

/** A month of days to choose from, with arrows and selects for another month or year. */
export const Calendar = ({ date, today, matchDays, onChoose }: CalendarProps) => {
  const { language } = useI18n();
  const { filter } = useMessages(appMessages);
  const { min, max } = datePickerRange(today);
  const [from, to] = [deviceDay(min), deviceDay(max)];
  const { labelDayButton: own } = locales[language].labels ?? {};
  const dayLabel = typeof own === 'function' ? own : labelDayButton;
  return (
    <div ref={focusChosenDay}>
      <DayPicker
        mode="single"
        required
        captionLayout="dropdown"
        showOutsideDays
        fixedWeeks
        locale={locales[language]}
        selected={deviceDay(date)}
        defaultMonth={deviceDay(date)}
        today={deviceDay(today)}
        startMonth={from}
        endMonth={to}
        disabled={{ before: from, after: to }}
        onSelect={(day: Date) => onChoose(civilDay(day))}
        modifiers={{ hasMatches: matchDays.map(deviceDay) }}
        modifiersClassNames={{ hasMatches: styles.hasMatches }}
        labels={{
          labelDayButton: (day, modifiers, ...rest) =>
            dayLabel(day, modifiers, ...rest) +
            (modifiers['hasMatches'] === true ? `, ${filter.matchDay}` : ''),
          labelPrevious: () => filter.previousMonth,
          labelNext: () => filter.nextMonth,
          labelMonthDropdown: () => filter.month,
          labelYearDropdown: () => filter.year,
        }}
        classNames={{
          months: styles.months,
          month_caption: styles.caption,
          dropdowns: styles.choices,
          dropdown: styles.choice,
          caption_label: styles.unseen,
          nav: styles.nav,
          button_previous: styles.navButton,
          button_next: styles.navButton,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.cell,
          day_button: styles.day,
          today: styles.today,
          selected: styles.selected,
          outside: styles.outside,
        }}
      />
    </div>
  );
};
