import { matchesName } from '@kampdag/core/league/player/nameSearch';
import { fullName } from '@kampdag/core/league/player/person';
import { byPoints, byPointsPerMatch } from '@kampdag/core/league/player/statisticsOrder';
import { playerPath } from '@kampdag/core/site/paths';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { CoverageInfo } from '../basketball/CoverageInfo.tsx';
import { detailedFigures } from '../basketball/columns.ts';
import { basketballRaces } from '../basketball/races.ts';
import { folds } from '../cells/cells.css.ts';
import { type PlayerOfTeam, playerCells, shirtMark } from '../cells/rowCells.tsx';
import { asReported, drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { basketballPlayerColumns } from './columns.ts';

const room = { leaders: 4, columns: 14, rows: 20 };

const mostPoints = { key: 'points', direction: 'descending' } as const;

const keyOf = ({ personId, teamId }: BasketballSeasonPlayer): string => `${personId} ${teamId ?? ''}`;

const noRows: readonly BasketballSeasonPlayer[] = [];

const told = (row: BasketballSeasonPlayer): PlayerOfTeam => ({
  name: row,
  under: [shirtMark(row.shirtNumber), row.teamName],
  teamName: row.teamName,
  teamId: row.teamId,
});

/** Basketball players, in totals or of each game, and who leads. */
export const BasketballPlayersView = ({
  statistics,
}: {
  readonly statistics: Statistics<BasketballSeasonPlayer>;
}) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const { selection, filter, leagueName, data } = statistics;
  const { basis } = filter;
  const all = data.state === 'ready' ? data.rows : noRows;
  const coverage = useMemo(() => shootingCoverage(all), [all]);
  const figures = useFigures();
  const columns = useMemo(
    () =>
      drawn(
        asReported(basketballPlayerColumns(t, figures, { basis, coverage }), all, detailedFigures),
        playerCells(selection, 'basketball', told),
      ),
    [t, figures, basis, coverage, all, selection],
  );
  const pathOf = ({ personId, teamId }: BasketballSeasonPlayer): string =>
    playerPath(selection, { playerId: personId, orgId: teamId });
  return (
    <StatisticsPage
      title={m.titles.players}
      fields={['search', 'team', 'basis']}
      statistics={statistics}
      keep={(row) =>
        (filter.teamId === null || row.teamId === filter.teamId) && matchesName(filter.search, fullName(row))
      }
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(basis === 'total' ? byPoints : byPointsPerMatch);
        return (
          <>
            <LeaderCards
              boards={leaderBoards(sorted, basketballRaces(t, m, figures, basis), (row) => ({
                key: keyOf(row),
                name: fullName(row),
                of: row.teamName,
                to: pathOf(row),
              }))}
            />
            <CoverageInfo coverage={coverage} />
            <div className={folds.two}>
              <DataTable
                caption={m.caption(m.titles.players, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, keyOf)}
                name=""
                sort={mostPoints}
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
