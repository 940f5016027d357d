import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import { useFormat, useI18n, useMessages } from '../../../i18n/I18nContext.tsx';
import type { StatisticsChartProps } from '../../../statistics/definition.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { linear } from '../../../ui/chart/scale.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { nothing } from '../../../ui/table/column.ts';
import * as styles from './AttendanceChart.css.ts';
import { attendanceMessages } from './attendanceMessages.ts';

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`;

/** Each team's average attendance as a bar, with the last match as a point. */
export const AttendanceChart = ({ rows, pathOf }: StatisticsChartProps<Attendance>) => {
  const m = useMessages(attendanceMessages);
  const { language } = useI18n();
  const { number } = useFormat();
  const teams = rows.flatMap((row) => {
    const average = averageAttendance(row);
    return average === null ? [] : [{ row, average, name: row.teamName ?? nothing, to: pathOf(row) }];
  });
  const [top] = teams;
  if (top === undefined) return null;
  const most = Math.max(1, ...teams.flatMap(({ row, average }) => [average, row.lastMatch ?? 0]));
  // Keeps the point of the highest last match within the chart.
  const along = linear([0, most], [0, 98]);
  return (
    <ChartFigure
      title={m.chart}
      summary={m.summary(top.name, number(top.average))}
      legend={[
        { name: m.average, series: 'one' },
        { name: m.lastMatch, series: 'two', isPoint: true },
      ]}
      table={{
        columns: [subjectTerms.team[language], m.average, m.lastMatch],
        rows: teams.map(({ row, average, name }) => [
          name,
          number(average),
          row.lastMatch === null ? nothing : number(row.lastMatch),
        ]),
      }}
    >
      <ul className={styles.bars}>
        {teams.map(({ row, average, name, to }) => (
          <li key={`${row.teamId} ${name}`} className={styles.bar}>
            {to === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <PageLink to={to} className={styles.link}>
                {name}
              </PageLink>
            )}
            <span className={styles.value}>{number(average)}</span>
            <svg className={styles.picture} width="100%" height="12" aria-hidden="true" focusable="false">
              <rect y="2" width="100%" height="8" rx="4" className={styles.groove} />
              <rect y="2" width={percent(along(average))} height="8" rx="4" className={styles.average} />
              {row.lastMatch === null ? null : (
                <circle cx={percent(along(row.lastMatch))} cy="6" r="6" className={styles.last} />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
};
