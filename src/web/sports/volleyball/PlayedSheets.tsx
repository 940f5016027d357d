import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { mapSides } from '@kampdag/core/side';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { mapPage } from '../../match/parts/page.ts';
import { SheetSection } from '../../match/sheets/SheetSection.tsx';
import type { Sums } from '../../match/sheets/SheetTable.tsx';
import { listedSheet } from '../../match/sheets/sheet.ts';
import type { PlayedSheetsProps } from '../../match/sheets/sheetsTab.tsx';
import { useColumns } from '../../statistics/useColumns.ts';
import { totalOfLines, type VolleyballLine, volleyballFigures } from './figures.ts';

const sums: Sums = {
  points: { counts: ['points'] },
  attacks: { counts: ['attacks'] },
  blocks: { counts: ['blocks'] },
  aces: { counts: ['aces'] },
};

/** Both teams' players and their points, from the federation's sheet. */
export const PlayedSheets = ({
  page: { match, names },
  players,
  captains,
}: PlayedSheetsProps<VolleyballMatchPlayer>) => {
  const b = useMessages(ballPageMessages);
  const sheets = mapPage(players, ({ rows }) =>
    mapSides(rowsBySide(match, rows), (own) =>
      listedSheet(own, (line): VolleyballLine => line, { captains, total: totalOfLines(own) }),
    ),
  );
  return (
    <SheetSection
      match={match}
      names={names}
      sheets={sheets}
      title={b.players}
      name="players"
      columns={useColumns(volleyballFigures)}
      sums={sums}
      width="some"
    />
  );
};
