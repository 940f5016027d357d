import type { CivilDate } from '@kampdag/core/time/civilDate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { percent } from '../../../ui/chart/scale.ts';
import { Button, IconButton } from '../../../ui/controls/Button.tsx';
import { DateField } from '../../../ui/controls/DateField.tsx';
import * as styles from './computed.css.ts';
import { computedMessages } from './computedMessages.ts';

interface DayBarProps {
  readonly day: CivilDate;
  readonly today: CivilDate;
  /** The days with results, in order; never empty. */
  readonly days: readonly CivilDate[];
  readonly onDay: (day: CivilDate) => void;
  readonly onLeave: () => void;
}

/** The minimum distance between two month names, as a share of the track. */
const nameRoom = 0.09;

/** A match day's position on the track, from 0 to 1. */
const shareOf = (at: number, days: readonly CivilDate[]): number =>
  days.length < 2 ? 0 : Math.round((at / (days.length - 1)) * 1000) / 1000;

/** The first match day of each month by its position; months with enough space are named. */
const monthMarks = (days: readonly CivilDate[]) => {
  let named = Number.NEGATIVE_INFINITY;
  return days.flatMap((day, at) => {
    const before = days[at - 1];
    if (before !== undefined && before.slice(0, 7) === day.slice(0, 7)) return [];
    const share = shareOf(at, days);
    const hasName = share - named >= nameRoom && share <= 1 - nameRoom / 2;
    if (hasName) named = share;
    return [{ day, share, hasName }];
  });
};

/** Selects a day of the season: by slider, step by step, or in the calendar. */
export const DayBar = ({ day, today, days, onDay, onLeave }: DayBarProps) => {
  const { asOf: m } = useMessages(computedMessages);
  const { date, longDate, shortMonth } = useFormat();
  const at = days.findLastIndex((one) => one <= day);
  const step = (place: number): void => {
    const next = days[place];
    if (next !== undefined) onDay(next);
  };
  const isBetween = days[at] !== day;
  return (
    <section className={styles.bar} aria-label={m.title(longDate(day))} data-as-of={day}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.title(longDate(day))}</h2>
        <Button quiet onClick={onLeave}>
          {m.leave}
        </Button>
      </div>
      <div className={styles.track}>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={days.length - 1}
          step={1}
          value={Math.max(0, at)}
          aria-label={m.slider}
          aria-valuetext={at === -1 ? m.beforeAll : m.place(longDate(days[at] ?? day), at + 1, days.length)}
          onChange={({ target }) => step(Number(target.value))}
        />
        <svg className={styles.marks} aria-hidden="true" focusable="false">
          <svg width="100%" height="4" viewBox="0 0 100 4" preserveAspectRatio="none" overflow="visible">
            <path
              d={days.map((_, place) => `M${shareOf(place, days) * 100} 0v4`).join('')}
              className={styles.mark}
            />
          </svg>
          {monthMarks(days).map(({ day: first, share, hasName }) => (
            <g key={first}>
              <line
                x1={percent(share * 100)}
                x2={percent(share * 100)}
                y1="0"
                y2="9"
                className={styles.mark}
              />
              {hasName ? (
                <text
                  x={percent(share * 100)}
                  y="22"
                  textAnchor={share === 0 ? 'start' : 'middle'}
                  className={styles.month}
                >
                  {shortMonth(first)}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <div className={styles.controls}>
        <IconButton
          label={m.previous}
          disabled={at < 1 && !(isBetween && at === 0)}
          onClick={() => step(isBetween ? at : at - 1)}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.next} disabled={at >= days.length - 1} onClick={() => step(at + 1)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
        <DateField
          label={m.day}
          shown={date(day)}
          date={day}
          today={today}
          matchDays={days}
          onChoose={onDay}
        />
      </div>
    </section>
  );
};
