import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import { teamPlayersPath } from '@kampdag/core/site/paths';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { close } from '../cells/cells.css.ts';
import { teamCells } from '../cells/rowCells.tsx';
import { drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { AttendanceChart } from './AttendanceChart.tsx';
import * as styles from './AttendanceView.css.ts';
import { attendanceColumns, attendanceSum } from './columns.ts';

const room = { leaders: 0, columns: 5, rows: 14 };

const byAverage = { key: 'average', direction: 'descending' } as const;

const nameOf = ({ teamName }: Attendance): string | null => teamName;

/** Spectators by team, the most on average first, beside a picture of them. */
export const AttendanceView = ({ statistics }: { readonly statistics: Statistics<Attendance> }) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const { number } = useFormat();
  const { selection, leagueName } = statistics;
  const columns = useMemo(() => drawn(attendanceColumns(t), teamCells(nameOf)), [t]);
  const pathOf = ({ teamId }: Attendance): string | null =>
    teamId === null ? null : teamPlayersPath(selection, 'icehockey', teamId);
  return (
    <StatisticsPage
      title={m.titles.attendance}
      fields={[]}
      statistics={statistics}
      keep={() => true}
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(
          (a, b) => (averageAttendance(b) ?? -1) - (averageAttendance(a) ?? -1) || b.total - a.total,
        );
        const { total, games, average } = attendanceSum(rows);
        const best = sorted[0];
        const most = best === undefined ? null : averageAttendance(best);
        return (
          <>
            <Tiles
              title={m.attendance.inShort}
              tiles={[
                {
                  label: m.attendance.total,
                  value: number(total),
                  more: m.attendance.matches(number(games)),
                },
                ...(average === null
                  ? []
                  : [{ label: m.attendance.perMatch, value: number(average), more: null }]),
                ...(most === null || best === undefined
                  ? []
                  : [{ label: m.attendance.best, value: number(most), more: best.teamName }]),
              ]}
            />
            <div className={styles.both}>
              <div className={close}>
                <DataTable
                  caption={m.caption(m.titles.attendance, leagueName ?? '')}
                  rows={sorted}
                  columns={columns}
                  rowKey={uniqueKeys(sorted, ({ teamId, teamName }) => `${teamId} ${teamName}`)}
                  name=""
                  sort={byAverage}
                  mobilePageSize={10}
                  rowLink={pathOf}
                  csv={fileName(m.titles.attendance, leagueName)}
                  ranked
                />
              </div>
              <AttendanceChart rows={sorted} pathOf={pathOf} />
            </div>
          </>
        );
      }}
    </StatisticsPage>
  );
};
