import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import * as styles from './AttendanceSummary.css.ts';
import { attendanceMessages } from './attendanceMessages.ts';

/** A league's total attendance and its average per match; null before the first. */
export const attendanceSum = (
  rows: readonly Attendance[],
): { readonly total: number; readonly games: number; readonly average: number | null } => {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return { total, games, average: games <= 0 ? null : Math.round(total / games) };
};

/** A league's attendance in three figures: total, per match, and the highest team average. */
export const AttendanceSummary = ({ rows }: { readonly rows: readonly Attendance[] }) => {
  const m = useMessages(attendanceMessages);
  const { number } = useFormat();
  const { total, games, average } = attendanceSum(rows);
  const [best] = rows;
  const tiles = [
    { label: m.total, value: total, more: m.matches(number(games)) },
    { label: m.perMatch, value: average, more: null },
    {
      label: m.best,
      value: best === undefined ? null : averageAttendance(best),
      more: best?.teamName ?? null,
    },
  ];
  return (
    <section>
      <h2 className={hidden}>{m.inShort}</h2>
      <dl className={styles.tiles}>
        {tiles.map(({ label, value, more }) =>
          value === null ? null : (
            <div key={label} className={styles.tile}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{number(value)}</dd>
              {more === null ? null : <dd className={styles.more}>{more}</dd>}
            </div>
          ),
        )}
      </dl>
    </section>
  );
};
