import { type CivilDate, civilDate } from '@kampdag/core/time/civilDate';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { scheduleMessages } from '../../i18n/messages/schedule.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import * as styles from './schedule.css.ts';
import { type Month, type ScheduleSide, scheduleSides } from './scheduleQuery.ts';

interface SidesProps {
  readonly shown: ScheduleSide;
  /** The number of matches on each side; null while loading. */
  readonly counts: Readonly<Record<ScheduleSide, number>> | null;
  readonly pathOf: (shown: ScheduleSide) => string;
  readonly onChoose: (shown: ScheduleSide) => void;
}

/** Upcoming or played: links, which work without scripts and can be shared. */
export const Sides = ({ shown, counts, pathOf, onChoose }: SidesProps) => {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  return (
    <nav aria-label={m.which} className={styles.sides}>
      {scheduleSides.map((side) => (
        <PageLink
          key={side}
          to={pathOf(side)}
          replace
          className={styles.side}
          aria-current={side === shown ? 'true' : undefined}
          onClick={() => onChoose(side)}
        >
          {m.show[side]}
          {counts === null ? null : (
            <span className={styles.sideCount}>
              <span aria-hidden="true">{format.number(counts[side])}</span>
              <span className={hidden}>{m.count(counts[side])}</span>
            </span>
          )}
        </PageLink>
      ))}
    </nav>
  );
};

const firstOf = (month: Month): CivilDate => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return civilDate({ year, month: number, day: 1 });
};

interface MonthsProps {
  readonly months: readonly Month[];
  readonly chosen: Month | null;
  readonly pathOf: (month: Month | null) => string;
}

/** The months with matches, and all months. */
export const Months = ({ months, chosen, pathOf }: MonthsProps) => {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  return (
    <nav aria-label={m.months} className={styles.months}>
      {[null, ...months].map((month) => (
        <PageLink
          key={month}
          to={pathOf(month)}
          replace
          className={styles.month}
          aria-current={month === chosen ? 'true' : undefined}
        >
          {month === null
            ? m.allMonths
            : m.month(format.shortMonth(firstOf(month)), Number(month.slice(0, 4)))}
        </PageLink>
      ))}
    </nav>
  );
};
