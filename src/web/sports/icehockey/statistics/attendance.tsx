import { hockeyAttendance } from '@kampdag/core/gateway/icehockeyEndpoints';
import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import { useFormat, useI18n, useMessages } from '../../../i18n/I18nContext.tsx';
import { term } from '../../../i18n/term.ts';
import { figure } from '../../../statistics/columns.ts';
import { type StatisticsChartProps, statisticsOf } from '../../../statistics/definition.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { linear, percent } from '../../../ui/chart/scale.ts';
import { MaybeLink } from '../../../ui/MaybeLink.tsx';
import { nothing } from '../../../ui/table/column.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import * as styles from './attendance.css.ts';
import { attendanceMessages } from './attendanceMessages.ts';

/** A league's total attendance and its average per match; null before the first. */
export const attendanceSum = (
  rows: readonly Attendance[],
): { readonly total: number; readonly games: number; readonly average: number | null } => {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return { total, games, average: games <= 0 ? null : Math.round(total / games) };
};

const AttendanceSummary = ({ rows }: { readonly rows: readonly Attendance[] }) => {
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
              <dt className={styles.tileLabel}>{label}</dt>
              <dd className={styles.tileValue}>{number(value)}</dd>
              {more === null ? null : <dd className={styles.more}>{more}</dd>}
            </div>
          ),
        )}
      </dl>
    </section>
  );
};

const AttendanceChart = ({ rows, pathOf }: StatisticsChartProps<Attendance>) => {
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
            <MaybeLink to={to} className={styles.link} plain={styles.name}>
              {name}
            </MaybeLink>
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

const terms = {
  lastMatch: term(['Last', 'Spectators at the last home match'], ['Siste', 'Tilskuere på siste hjemmekamp']),
  totalSpectators: term(
    ['Total', 'Spectators at all home matches'],
    ['Totalt', 'Tilskuere på alle hjemmekamper'],
  ),
  homeGames: term(['Matches', 'Home matches counted'], ['Kamper', 'Hjemmekamper med tilskuertall']),
  averageSpectators: term(['Average', 'Spectators per home match'], ['Snitt', 'Tilskuere per hjemmekamp']),
};

/** A hockey league's attendance by team, highest average first. */
export const attendance = statisticsOf(hockeyAttendance)({
  params: (tournamentId) => ({ tournamentId }),
  fields: [],
  subject: { type: 'team', of: ({ teamName, teamId }) => ({ name: teamName, teamId }) },
  columns: () => [
    figure('lastMatch', terms.lastMatch, ({ lastMatch }) => lastMatch),
    figure('total', terms.totalSpectators, ({ total }) => total),
    figure('games', terms.homeGames, ({ games }) => games),
    figure('average', terms.averageSpectators, averageAttendance),
  ],
  detailed: [],
  order: () => (a, b) => (averageAttendance(b) ?? -1) - (averageAttendance(a) ?? -1) || b.total - a.total,
  sort: 'average',
  leaders: [],
  Summary: AttendanceSummary,
  Chart: AttendanceChart,
  isChartBeside: true,
});
