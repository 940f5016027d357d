import { bySide } from '@kampdag/core/side';
import { type SoccerSheetLine, soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { mapPage } from '../../match/parts/page.ts';
import type { PlayedProps } from '../../match/parts/playedProps.ts';
import { SheetSection } from '../../match/sheets/SheetSection.tsx';
import { listedSheet } from '../../match/sheets/sheet.ts';
import { useColumns } from '../../statistics/useColumns.ts';
import { soccerSheetFigures } from './figures.ts';

/** Scorers and booked players from the match's incidents, as the live report names no players. */
export const PlayedSheets = ({ page: { match, names }, incidents, story }: PlayedProps) => {
  const b = useMessages(ballPageMessages);
  const sheets = mapPage(incidents, () => {
    const all = soccerSheetOf(story ?? []);
    return bySide((side) =>
      listedSheet(
        all.filter((line) => line.side === side),
        (line: SoccerSheetLine) => line,
        { isOrdered: true },
      ),
    );
  });
  return (
    <SheetSection
      match={match}
      names={names}
      sheets={sheets}
      title={b.scorersAndCards}
      name="sheet"
      columns={useColumns(soccerSheetFigures)}
      width="few"
      room="some"
      none={b.nothingOnSheet}
    />
  );
};
