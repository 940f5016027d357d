import { bySide } from '@kampdag/core/side';
import { sendingsOffIn } from '@kampdag/core/sport/soccer/sendingsOff';
import { soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { mapPage } from '../../machines/loadable.ts';
import type { PlayedProps } from '../../match/parts/page.ts';
import { type SheetDefinition, Sheets } from '../../match/sheets/Sheets.tsx';
import { listedSheet } from '../../match/sheets/sheet.ts';
import { type SoccerLine, soccerSheetFigures } from './figures.ts';

const soccerSheet: SheetDefinition<SoccerLine> = {
  title: { en: 'Goals and cards', no: 'Mål og kort' },
  name: 'sheet',
  columns: soccerSheetFigures,
  width: 'few',
  room: 'some',
};

/** Scorers and booked players from the match's incidents, as the live report names no players. */
export const PlayedSheets = ({ page: { match, names, played }, incidents, story }: PlayedProps) => {
  const all = soccerSheetOf(story ?? []);
  const sentOff = new Set(sendingsOffIn(story ?? [], played).map(({ player }) => player));
  const sheets = mapPage(incidents, () =>
    bySide((side) =>
      listedSheet(
        all.filter((line) => line.side === side),
        (line): SoccerLine => line,
        { isOrdered: true, outBy: ({ personId }) => (sentOff.has(personId) ? 'sentOff' : null) },
      ),
    ),
  );
  return (
    <Sheets
      match={match}
      names={names}
      sheets={sheets}
      definition={soccerSheet}
      none={useMessages(ballPageMessages).nothingOnSheet}
    />
  );
};
