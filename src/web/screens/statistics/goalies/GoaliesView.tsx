import { TeamId } from '@kampdag/core/ids';
import { matchesName } from '@kampdag/core/league/player/nameSearch';
import { fullName } from '@kampdag/core/league/player/person';
import { bySaves } from '@kampdag/core/league/player/statisticsOrder';
import { playerPath } from '@kampdag/core/site/paths';
import { playedEnough } from '@kampdag/core/sport/icehockey/sheets/goalieMinutes';
import { type HockeySeasonGoalie, savePercentage } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { folds, note } from '../cells/cells.css.ts';
import { type PlayerOfTeam, playerCells, shirtMark } from '../cells/rowCells.tsx';
import { asReported, drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { averageAgainst, detailedFigures, goalieColumns } from './columns.ts';

const room = { leaders: 4, columns: 12, rows: 20 };

const keyOf = ({ personId, orgId }: HockeySeasonGoalie): string => `${personId} ${orgId ?? ''}`;

const told = (row: HockeySeasonGoalie): PlayerOfTeam => ({
  name: row,
  under: [shirtMark(row.shirtNumber), row.teamName],
  teamName: row.teamName,
  teamId: row.orgId === null ? null : TeamId(row.orgId),
});

const noRows: readonly HockeySeasonGoalie[] = [];

/** Goalkeepers: those who have played enough ranked by the share of shots that they saved, the others after them. */
export const GoaliesView = ({ statistics }: { readonly statistics: Statistics<HockeySeasonGoalie> }) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const { selection, filter, leagueName, data } = statistics;
  const all = data.state === 'ready' ? data.rows : noRows;
  const figures = useFigures();
  const columns = useMemo(
    () =>
      drawn(
        asReported(goalieColumns(t, figures), all, detailedFigures),
        playerCells(selection, 'icehockey', told),
      ),
    [t, figures, all, selection],
  );
  const isRegular = playedEnough(all);
  const pathOf = ({ personId, orgId }: HockeySeasonGoalie): string =>
    playerPath(selection, { playerId: personId, orgId });
  return (
    <StatisticsPage
      title={m.titles.goalies}
      fields={['search', 'team', 'opponent', 'matches', 'minutes']}
      statistics={statistics}
      keep={(row) => (!filter.regulars || isRegular(row)) && matchesName(filter.search, fullName(row))}
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted((a, b) => Number(isRegular(b)) - Number(isRegular(a)) || bySaves(a, b));
        const isMixed = rows.some(isRegular) && !rows.every(isRegular);
        return (
          <>
            <LeaderCards
              boards={leaderBoards(
                sorted,
                [
                  {
                    key: 'savePercentage',
                    title: m.leaders.savePercentage,
                    value: savePercentage,
                    text: (value) => figures.decimals(value, 1),
                    hasBars: false,
                    admits: isRegular,
                  },
                  {
                    key: 'goalsAgainstAverage',
                    title: m.leaders.goalsAgainstAverage,
                    value: averageAgainst,
                    text: (value) => figures.decimals(value, 2),
                    best: 'least',
                    hasBars: false,
                    admits: isRegular,
                  },
                  { key: 'wins', title: m.leaders.wins, value: ({ wins }) => wins, text: String },
                  { key: 'saves', title: t.saves.explanation, value: ({ saves }) => saves, text: String },
                ],
                (row) => ({ key: keyOf(row), name: fullName(row), of: row.teamName, to: pathOf(row) }),
              )}
            />
            <div className={folds.two}>
              <DataTable
                caption={m.caption(m.titles.goalies, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, keyOf)}
                name=""
                sort={null}
                mobilePageSize={10}
                rowLink={pathOf}
                mark={(row) => (isMixed && !isRegular(row) ? 'quiet' : null)}
                ranked
                csv={fileName(m.titles.goalies, leagueName)}
              />
              {isMixed ? <p className={note}>{m.quietGoalies}</p> : null}
            </div>
          </>
        );
      }}
    </StatisticsPage>
  );
};
