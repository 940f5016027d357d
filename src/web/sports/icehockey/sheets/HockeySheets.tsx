import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { type SheetMatch, SheetSection, type Sheets } from '../../../match/sheets/SheetSection.tsx';
import { useColumns } from '../../../statistics/useColumns.ts';
import {
  type GoalieFigures,
  goalieFigures,
  goalieSums,
  type SkaterFigures,
  skaterFigures,
  skaterSums,
} from './figures.ts';
import { hockeySheetMessages } from './sheetMessages.ts';

interface HockeySheetsProps extends SheetMatch {
  readonly goalies: Sheets<GoalieFigures>;
  readonly skaters: Sheets<SkaterFigures>;
}

/** Both teams' goalies and skaters with their figures, live or played. */
export const HockeySheets = ({ match, names, goalies, skaters }: HockeySheetsProps) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeySheetMessages);
  const of = { match, names };
  return (
    <>
      <SheetSection
        {...of}
        title={h.goalies}
        name="goalies"
        sheets={goalies}
        columns={useColumns(goalieFigures)}
        sums={goalieSums}
        width="few"
        room="some"
        what={m.parts.goalies}
      />
      <SheetSection
        {...of}
        title={h.skaters}
        name="skaters"
        sheets={skaters}
        columns={useColumns(skaterFigures)}
        sums={skaterSums}
        width="some"
      />
    </>
  );
};
