import { detailsOf } from '@kampdag/core/live/lineup/details';
import { outOf } from '@kampdag/core/live/lineup/eligibility';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { OutReason } from '@kampdag/core/live/rules/eligibilityRule';
import { type BySide, mapSides } from '@kampdag/core/side';
import { handballPlayersOf, handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { mostSuspensions } from '@kampdag/core/sport/handball/eligibility';
import {
  type HandballLine,
  type HandballMatchPlayer,
  handballLine,
  totalOfLines,
} from '@kampdag/core/sport/handball/handballPlayer';
import type { PartProps } from '../../match/live/liveSport.ts';
import { LiveSheet, ownSums, PlayedSheet, type SheetDefinition } from '../../match/sheets/Sheets.tsx';
import { listedSheet, reportedSheet, type Sheet } from '../../match/sheets/sheet.ts';
import { panel } from '../../match/sheets/sheets.css.ts';
import type { PlayedSheetsProps } from '../../match/sheets/sheetsTab.tsx';
import { handballFigures } from './figures.ts';

const handballSheet: SheetDefinition<HandballLine> = {
  title: { en: 'Players', no: 'Spillere' },
  name: 'players',
  columns: handballFigures(),
  sums: {
    ...ownSums('goals', 'shots', 'assists', 'saves', 'goalsAgainst'),
    ...ownSums('suspensions', 'yellowCards', 'redCards', 'blueCards'),
    sevenMetres: { counts: ['sevenMetreGoals'], among: ['sevenMetreShots'] },
    shootingPercentage: { counts: ['goals'], among: ['shots'], isPercentage: true },
    savePercentage: { counts: ['saves'], among: ['saves', 'goalsAgainst'], isPercentage: true },
  },
  width: 'dense',
};

const nothingDone = handballLine(() => 0);

const sheetsOf = (match: LiveMatch): BySide<Sheet<HandballLine>> => {
  const { roster, coaches } = detailsOf(match);
  const lines = handballPlayersOf(match);
  const totals = handballTotalsOf(match);
  const outs = outOf(match);
  return mapSides(roster, (members, side) =>
    reportedSheet(members, (id): HandballLine => lines.get(id) ?? nothingDone, {
      total: totals[side],
      coaches: coaches[side],
      outs,
    }),
  );
};

/** The players' figures in a live match. */
export const LiveSheets = (props: PartProps) => (
  <div className={panel}>
    <LiveSheet {...props} definition={handballSheet} read={sheetsOf} />
  </div>
);

/** A red card, or a third suspension (IHF rule 16:6), as far as the federation's sheet has them. */
const outBy = ({ suspensions, redCards }: HandballMatchPlayer): OutReason | null => {
  if ((suspensions ?? 0) >= mostSuspensions) return 'suspensions';
  return (redCards ?? 0) > 0 ? 'disqualified' : null;
};

/** The players' figures in a played match. */
export const PlayedSheets = ({ page, players, captains }: PlayedSheetsProps<HandballMatchPlayer>) => (
  <PlayedSheet
    page={page}
    players={players}
    definition={handballSheet}
    read={(own) => listedSheet(own, (line) => line, { captains, total: totalOfLines(own), outBy })}
  />
);
