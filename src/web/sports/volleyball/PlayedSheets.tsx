import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import { ownSums, PlayedSheet, type SheetDefinition } from '../../match/sheets/Sheets.tsx';
import { listedSheet } from '../../match/sheets/sheet.ts';
import type { PlayedSheetsProps } from '../../match/sheets/sheetsTab.tsx';
import { fields } from '../../statistics/columns.ts';
import { totalOfLines, type VolleyballLine } from './figures.ts';
import { volleyballTerms } from './terms.ts';

const kinds = ['points', 'attacks', 'blocks', 'aces'] as const;

const volleyballSheet: SheetDefinition<VolleyballLine> = {
  title: { en: 'Players', no: 'Spillere' },
  name: 'players',
  columns: fields(volleyballTerms, ...kinds),
  sums: ownSums(...kinds),
  width: 'some',
};

/** Both teams' players and their points. */
export const PlayedSheets = ({ page, players, captains }: PlayedSheetsProps<VolleyballMatchPlayer>) => (
  <PlayedSheet
    page={page}
    players={players}
    definition={volleyballSheet}
    read={(own) => listedSheet(own, (line) => line, { captains, total: totalOfLines(own) })}
  />
);
