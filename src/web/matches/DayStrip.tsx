import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { scoreboardMessages } from '../i18n/messages/scoreboard.ts';
import { PageLink } from '../ui/PageLink.tsx';
import * as styles from './DayStrip.css.ts';

/** Days shown on either side of the chosen one. */
const reach = 3;

interface DayStripProps {
  readonly date: CivilDate;
  readonly today: CivilDate;
  /** Days known to have matches; they are marked. */
  readonly matchDays: ReadonlySet<CivilDate>;
  readonly pathOf: (date: CivilDate) => string;
}

/** The week around the chosen day; every day is a link, and so are the arrows. */
export const DayStrip = ({ date, today, matchDays, pathOf }: DayStripProps) => {
  const m = useMessages(scoreboardMessages);
  const format = useFormat();
  const days = Array.from({ length: 2 * reach + 1 }, (_, i) => addDays(date, i - reach));
  return (
    <nav aria-label={m.days} className={styles.strip}>
      <PageLink to={pathOf(addDays(date, -1))} className={styles.arrow} aria-label={m.previousDay}>
        <ChevronLeft aria-hidden="true" size={22} />
      </PageLink>
      <ul className={styles.days}>
        {days.map((day, index) => {
          const weekday = day === today ? m.today : format.shortWeekday(day);
          const dayOfMonth = format.dayOfMonth(day);
          const hasMatches = matchDays.has(day);
          return (
            <li key={day} className={index === 0 || index === 2 * reach ? styles.outer : styles.inner}>
              <PageLink
                to={pathOf(day)}
                className={styles.day}
                aria-current={day === date ? 'date' : undefined}
                // Contains what is visible, so that voice control works: the month's full name starts with its short one.
                aria-label={`${weekday} ${dayOfMonth} ${format.monthOfYear(day)}${hasMatches ? `, ${m.hasMatches}` : ''}`}
                data-matches={hasMatches ? '' : undefined}
              >
                <span className={styles.weekday}>{weekday}</span>{' '}
                <span className={styles.number}>
                  {dayOfMonth} <span className={styles.month}>{format.shortMonth(day)}</span>
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <PageLink to={pathOf(addDays(date, 1))} className={styles.arrow} aria-label={m.nextDay}>
        <ChevronRight aria-hidden="true" size={22} />
      </PageLink>
    </nav>
  );
};
