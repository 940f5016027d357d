import type { ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../../i18n/messages/matchpageBall.ts';
import { type SheetMatch, SheetSection, type Sheets } from '../../../match/sheets/SheetSection.tsx';
import { useColumns } from '../../../statistics/useColumns.ts';
import { Info } from '../../../ui/text/Info.tsx';
import { type BoxFigures, boxFigures, boxSums } from './figures.ts';

interface BasketballSheetsProps extends SheetMatch {
  readonly sheets: Sheets<BoxFigures>;
  /** The shots whose misses were reported (reading 27). */
  readonly coverage: ShootingCoverage;
}

/** Both teams' box scores, live or played. */
export const BasketballSheets = ({ coverage, ...props }: BasketballSheetsProps) => {
  const b = useMessages(ballPageMessages);
  return (
    <SheetSection
      {...props}
      title={b.boxScore}
      name="box"
      columns={useColumns(boxFigures)}
      sums={boxSums}
      width="dense"
      note={
        coverage.fieldGoals && coverage.freeThrows ? null : (
          <Info title={b.incompleteMark} text={b.incomplete} />
        )
      }
    />
  );
};
