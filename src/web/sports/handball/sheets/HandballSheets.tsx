import type { HandballLine } from '@kampdag/core/sport/handball/handballPlayer';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../../i18n/messages/matchpageBall.ts';
import { type SheetMatch, SheetSection, type Sheets } from '../../../match/sheets/SheetSection.tsx';
import type { Sums } from '../../../match/sheets/SheetTable.tsx';
import { useColumns } from '../../../statistics/useColumns.ts';
import { handballFigures } from '../figures.ts';

const sums: Sums = {
  goals: { counts: ['goals'] },
  sevenMetres: { counts: ['sevenMetreGoals'], among: ['sevenMetreShots'] },
  shots: { counts: ['shots'] },
  shootingPercentage: { counts: ['goals'], among: ['shots'], isPercentage: true },
  assists: { counts: ['assists'] },
  saves: { counts: ['saves'] },
  goalsAgainst: { counts: ['goalsAgainst'] },
  savePercentage: { counts: ['saves'], among: ['saves', 'goalsAgainst'], isPercentage: true },
  suspensions: { counts: ['suspensions'] },
  yellowCards: { counts: ['yellowCards'] },
  redCards: { counts: ['redCards'] },
  blueCards: { counts: ['blueCards'] },
};

const figures = handballFigures<HandballLine>();

/** Both teams' players with their figures, live or played. */
export const HandballSheets = (props: SheetMatch & { readonly sheets: Sheets<HandballLine> }) => {
  const b = useMessages(ballPageMessages);
  return (
    <SheetSection
      {...props}
      title={b.players}
      name="players"
      columns={useColumns(figures)}
      sums={sums}
      width="dense"
    />
  );
};
