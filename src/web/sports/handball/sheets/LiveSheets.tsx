import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import { handballPlayersOf, handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { type HandballLine, handballLine } from '@kampdag/core/sport/handball/handballPlayer';
import type { PartProps } from '../../../match/live/parts.ts';
import { useDeferredSlice } from '../../../match/live/useLiveSlice.ts';
import { logPage } from '../../../match/parts/page.ts';
import { reportedSheet, type Sheet } from '../../../match/sheets/sheet.ts';
import { panel } from '../../../match/sheets/sheets.css.ts';
import { HandballSheets } from './HandballSheets.tsx';

const nothingDone = handballLine(() => 0);

const sheetsOf = (match: LiveMatch): BySide<Sheet<HandballLine>> => {
  const { roster, coaches } = detailsOf(match);
  const lines = handballPlayersOf(match);
  const totals = handballTotalsOf(match);
  return mapSides(roster, (members, side) =>
    reportedSheet(members, (id): HandballLine => lines.get(id) ?? nothingDone, {
      total: totals[side],
      coaches: coaches[side],
    }),
  );
};

/** The players' figures in a live match, from its log. */
export const LiveSheets = ({ actor, match, teams }: PartProps) => (
  <div className={panel}>
    <HandballSheets match={match} names={teams} sheets={logPage(useDeferredSlice(actor, sheetsOf))} />
  </div>
);
