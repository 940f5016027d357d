import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { mapSides } from '@kampdag/core/side';
import { type HandballMatchPlayer, totalOfLines } from '@kampdag/core/sport/handball/handballPlayer';
import { mapPage } from '../../../match/parts/page.ts';
import { listedSheet } from '../../../match/sheets/sheet.ts';
import type { PlayedSheetsProps } from '../../../match/sheets/sheetsTab.tsx';
import { HandballSheets } from './HandballSheets.tsx';

/** The players' figures in a played match, from the federation's sheet. */
export const PlayedSheets = ({
  page: { match, names },
  players,
  captains,
}: PlayedSheetsProps<HandballMatchPlayer>) => {
  const sheets = mapPage(players, ({ rows }) =>
    mapSides(rowsBySide(match, rows), (own) =>
      listedSheet(own, (line: HandballMatchPlayer) => line, { captains, total: totalOfLines(own) }),
    ),
  );
  return <HandballSheets match={match} names={names} sheets={sheets} />;
};
