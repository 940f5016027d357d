import { matchesName } from '@kampdag/core/league/player/nameSearch';
import { fullName } from '@kampdag/core/league/player/person';
import { byScoring } from '@kampdag/core/league/player/statisticsOrder';
import { playerPath } from '@kampdag/core/site/paths';
import { type HockeySeasonPlayer, seasonPlayerKey } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { skaterRole } from '@kampdag/core/sport/icehockey/sheets/skaterRole';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { folds } from '../cells/cells.css.ts';
import { type PlayerOfTeam, playerCells, shirtMark } from '../cells/rowCells.tsx';
import { asReported, drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { detailedFigures, skaterColumns } from './columns.ts';

const room = { leaders: 4, columns: 14, rows: 20 };

const told = (row: HockeySeasonPlayer): PlayerOfTeam => ({
  name: row,
  under: [shirtMark(row.shirtNumber), row.position, row.teamName],
  teamName: row.teamName,
  teamId: row.teamId,
});

const noRows: readonly HockeySeasonPlayer[] = [];

/** Skaters with what they scored, and who leads. */
export const PlayersView = ({ statistics }: { readonly statistics: Statistics<HockeySeasonPlayer> }) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const figures = useFigures();
  const { selection, filter, leagueName, data } = statistics;
  const all = data.state === 'ready' ? data.rows : noRows;
  const columns = useMemo(
    () =>
      drawn(
        asReported(skaterColumns(t, figures), all, detailedFigures),
        playerCells(selection, 'icehockey', told),
      ),
    [t, figures, all, selection],
  );
  const pathOf = ({ personId, teamId }: HockeySeasonPlayer): string =>
    playerPath(selection, { playerId: personId, orgId: teamId });
  return (
    <StatisticsPage
      title={m.titles.players}
      fields={['search', 'team', 'opponent', 'matches', 'position']}
      statistics={statistics}
      keep={(row) =>
        (filter.role === null || skaterRole(row.position) === filter.role) &&
        matchesName(filter.search, fullName(row))
      }
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(byScoring);
        return (
          <>
            <LeaderCards
              boards={leaderBoards(
                sorted,
                [
                  { key: 'points', title: t.points.explanation, value: (row) => row.points, text: String },
                  { key: 'goals', title: t.goals.explanation, value: (row) => row.goals, text: String },
                  { key: 'assists', title: m.leaders.assists, value: (row) => row.assists, text: String },
                  {
                    key: 'plusMinus',
                    title: m.leaders.plusMinus,
                    value: (row) => row.plusMinus,
                    text: figures.signed,
                  },
                ],
                (row) => ({
                  key: seasonPlayerKey(row),
                  name: fullName(row),
                  of: row.teamName,
                  to: pathOf(row),
                }),
              )}
            />
            <div className={folds.three}>
              <DataTable
                caption={m.caption(m.titles.players, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, seasonPlayerKey)}
                name=""
                sort={byPoints}
                mobilePageSize={10}
                rowLink={pathOf}
                csv={fileName(m.titles.players, leagueName)}
                ranked
              />
            </div>
          </>
        );
      }}
    </StatisticsPage>
  );
};

const byPoints = { key: 'points', direction: 'descending' } as const;
