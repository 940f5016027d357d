import { TeamId } from '@kampdag/core/ids';
import { byTeamPoints } from '@kampdag/core/league/player/statisticsOrder';
import { teamPlayersPath } from '@kampdag/core/site/paths';
import type { BasketballTeam } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { nothing } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { CoverageInfo } from '../basketball/CoverageInfo.tsx';
import { basketballFigures, detailedFigures } from '../basketball/columns.ts';
import { basketballRaces } from '../basketball/races.ts';
import { close } from '../cells/cells.css.ts';
import { teamCells } from '../cells/rowCells.tsx';
import { asReported, drawn, words } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { ScoringChart } from './ScoringChart.tsx';

const room = { leaders: 4, columns: 14, rows: 14 };

const mostPoints = { key: 'points', direction: 'descending' } as const;

const keyOf = ({ teamId, name }: BasketballTeam): string => `${teamId} ${name}`;

const noRows: readonly BasketballTeam[] = [];

const nameOf = ({ name }: BasketballTeam): string | null => name;

/** Basketball teams, in totals or of each game, and where their points come from. */
export const BasketballTeamsView = ({ statistics }: { readonly statistics: Statistics<BasketballTeam> }) => {
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
        [
          words<BasketballTeam>('team', t.team, ({ name }) => name, true),
          ...asReported(
            basketballFigures<BasketballTeam>(t, figures, { basis, coverage }),
            all,
            detailedFigures,
          ),
        ],
        teamCells(nameOf),
      ),
    [t, figures, basis, coverage, all],
  );
  const pathOf = ({ teamId }: BasketballTeam): string | null =>
    teamId === null ? null : teamPlayersPath(selection, 'basketball', TeamId(teamId));
  return (
    <StatisticsPage
      title={m.titles.teams}
      fields={['basis']}
      statistics={statistics}
      keep={() => true}
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(byTeamPoints);
        return (
          <>
            <LeaderCards
              boards={leaderBoards(sorted, basketballRaces(t, m, figures, basis), (row) => ({
                key: keyOf(row),
                name: row.name ?? nothing,
                of: null,
                to: pathOf(row),
              }))}
            />
            <CoverageInfo coverage={coverage} />
            <div className={close}>
              <DataTable
                caption={m.caption(m.titles.teams, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, keyOf)}
                name=""
                sort={mostPoints}
                mobilePageSize={10}
                rowLink={pathOf}
                csv={fileName(m.titles.teams, leagueName)}
                ranked
              />
            </div>
            <ScoringChart rows={sorted} figures={figures} />
          </>
        );
      }}
    </StatisticsPage>
  );
};
