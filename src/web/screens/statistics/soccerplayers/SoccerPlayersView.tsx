import { matchesName } from '@kampdag/core/league/player/nameSearch';
import { byGoals } from '@kampdag/core/league/player/statisticsOrder';
import { playerPath } from '@kampdag/core/site/paths';
import { type SoccerPlayer, soccerPlayerName } from '@kampdag/core/sport/soccer/soccerPlayer';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { folds } from '../cells/cells.css.ts';
import { type PlayerOfTeam, playerCells } from '../cells/rowCells.tsx';
import { drawn } from '../columns.ts';
import { fileName } from '../fileName.ts';
import { StatisticsPage } from '../frame/StatisticsPage.tsx';
import type { Statistics } from '../frame/useStatistics.ts';
import { LeaderCards } from '../leaders/LeaderCards.tsx';
import { leaderBoards } from '../leaders/leaders.ts';
import { soccerColumns } from './columns.ts';

const room = { leaders: 3, columns: 6, rows: 20 };

const mostGoals = { key: 'goals', direction: 'descending' } as const;

const keyOf = (row: SoccerPlayer): string =>
  `${row.personId ?? soccerPlayerName(row)} ${row.teamId ?? row.teamName}`;

const told = (row: SoccerPlayer): PlayerOfTeam => ({
  name: row.reportedName === null ? row : { firstName: row.reportedName, lastName: null },
  under: [row.teamName],
  teamName: row.teamName,
  teamId: row.teamId,
});

/** Soccer players with goals and cards, and who leads. */
export const SoccerPlayersView = ({ statistics }: { readonly statistics: Statistics<SoccerPlayer> }) => {
  const m = useMessages(statisticsMessages);
  const t = useMessages(statisticsTerms);
  const { selection, filter, leagueName } = statistics;
  const columns = useMemo(
    () => drawn(soccerColumns(t), playerCells(selection, 'soccer', told)),
    [t, selection],
  );
  const pathOf = ({ personId, teamId }: SoccerPlayer): string | null =>
    personId === null ? null : playerPath(selection, { playerId: personId, orgId: teamId });
  return (
    <StatisticsPage
      title={m.titles.soccer}
      fields={['search', 'team']}
      statistics={statistics}
      keep={(row) =>
        (filter.teamId === null || row.teamId === filter.teamId) &&
        matchesName(filter.search, soccerPlayerName(row))
      }
      room={room}
    >
      {(rows) => {
        const sorted = rows.toSorted(byGoals);
        return (
          <>
            <LeaderCards
              boards={leaderBoards(
                sorted,
                [
                  { key: 'goals', title: t.soccerGoals, value: ({ goals }) => goals, text: String },
                  {
                    key: 'redCards',
                    title: t.redCards.explanation,
                    value: ({ redCards }) => redCards,
                    text: String,
                  },
                  {
                    key: 'yellowCards',
                    title: t.yellowCards.explanation,
                    value: ({ yellowCards }) => yellowCards,
                    text: String,
                  },
                ],
                (row) => ({
                  key: keyOf(row),
                  name: soccerPlayerName(row),
                  of: row.teamName,
                  to: pathOf(row),
                }),
              )}
            />
            <div className={folds.one}>
              <DataTable
                caption={m.caption(m.titles.soccer, leagueName ?? '')}
                rows={sorted}
                columns={columns}
                rowKey={uniqueKeys(sorted, keyOf)}
                name=""
                sort={mostGoals}
                mobilePageSize={10}
                rowLink={pathOf}
                csv={fileName(m.titles.soccer, leagueName)}
                ranked
              />
            </div>
          </>
        );
      }}
    </StatisticsPage>
  );
};
