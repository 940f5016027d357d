import { teamPlayersPath } from '@kampdag/core/site/paths';
import {
  type HockeyTeamStatistics,
  penaltyKillPercentage,
  powerPlayPercentage,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { nothing } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { close } from '../cells/cells.css.ts';
import { teamCells } from '../cells/rowCells.tsx';
import { asReported, drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { detailedFigures, faceoffs, teamColumns } from './columns.ts';
import { SpecialTeamsChart } from './SpecialTeamsChart.tsx';

const room = { leaders: 3, columns: 11, rows: 14 };

const byPowerPlay = { key: 'powerPlayPercentage', direction: 'descending' } as const;

const keyOf = ({ teamId, teamName }: HockeyTeamStatistics): string => `${teamId} ${teamName}`;

const nameOf = ({ teamName }: HockeyTeamStatistics): string | null => teamName;

const noRows: readonly HockeyTeamStatistics[] = [];

/** Hockey teams: power play, penalty kill and face-offs, and a picture of who is good at what. */
export const TeamsView = ({ statistics }: { readonly statistics: Statistics<HockeyTeamStatistics> }) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const { selection, leagueName, data } = statistics;
  const all = data.state === 'ready' ? data.rows : noRows;
  const figures = useFigures();
  const columns = useMemo(
    () => drawn(asReported(teamColumns(t, figures), all, detailedFigures), teamCells(nameOf)),
    [t, figures, all],
  );
  const pathOf = ({ teamId }: HockeyTeamStatistics): string | null =>
    teamId === null ? null : teamPlayersPath(selection, 'icehockey', teamId);
  const percentage = (value: number): string => figures.decimals(value, 1);
  return (
    <StatisticsPage
      title={m.titles.teams}
      fields={['team', 'opponent', 'matches']}
      statistics={statistics}
      keep={() => true}
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(
          (a, b) =>
            (powerPlayPercentage(b) ?? -1) - (powerPlayPercentage(a) ?? -1) ||
            (penaltyKillPercentage(b) ?? -1) - (penaltyKillPercentage(a) ?? -1),
        );
        return (
          <>
            <LeaderCards
              boards={leaderBoards(
                sorted,
                [
                  {
                    key: 'pp',
                    title: m.specialTeams.powerPlay,
                    value: powerPlayPercentage,
                    text: percentage,
                  },
                  {
                    key: 'pk',
                    title: m.specialTeams.penaltyKill,
                    value: penaltyKillPercentage,
                    text: percentage,
                  },
                  { key: 'fo', title: m.specialTeams.faceoffs, value: faceoffs, text: percentage },
                ],
                (row) => ({ key: keyOf(row), name: row.teamName ?? nothing, of: null, to: pathOf(row) }),
              )}
            />
            <div className={close}>
              <DataTable
                caption={m.caption(m.titles.teams, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, keyOf)}
                name=""
                sort={byPowerPlay}
                mobilePageSize={10}
                rowLink={pathOf}
                csv={fileName(m.titles.teams, leagueName)}
                ranked
              />
            </div>
            <SpecialTeamsChart rows={sorted} figures={figures} />
          </>
        );
      }}
    </StatisticsPage>
  );
};
