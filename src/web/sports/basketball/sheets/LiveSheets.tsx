import { detailsOf } from '@kampdag/core/live/lineup/details';
import { presenceOf, startersOf } from '@kampdag/core/live/lineup/presence';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import { basketballBoxOf, shootingOf } from '@kampdag/core/sport/basketball/box';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import type { ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import type { PartProps } from '../../../match/live/parts.ts';
import { useDeferredSlice } from '../../../match/live/useLiveSlice.ts';
import { logPage } from '../../../match/parts/page.ts';
import { reportedSheet, type Sheet } from '../../../match/sheets/sheet.ts';
import { panel } from '../../../match/sheets/sheets.css.ts';
import { BasketballSheets } from './BasketballSheets.tsx';
import type { BoxFigures } from './figures.ts';

const nothingDone = totalLine([]);
const notYet: ShootingCoverage = { freeThrows: true, fieldGoals: true };

const coverageOf = (match: LiveMatch): ShootingCoverage => basketballBoxOf(match).coverage;

const sheetsOf = (match: LiveMatch): BySide<Sheet<BoxFigures>> => {
  const { roster, coaches } = detailsOf(match);
  const { players, totals, coverage } = basketballBoxOf(match);
  const figuresOf = (line: BasketballLine): BoxFigures => ({ line, shooting: shootingOf(line, coverage) });
  const starters = startersOf(match);
  const { inPlay } = presenceOf(match);
  return mapSides(roster, (members, side) =>
    reportedSheet(members, (id) => figuresOf(players.get(id) ?? nothingDone), {
      total: figuresOf(totals[side]),
      coaches: coaches[side],
      starters: new Set(starters[side].keys()),
      inPlay: new Set(inPlay[side].keys()),
    }),
  );
};

/** The box scores of a live match, from its log. */
export const LiveSheets = ({ actor, match, teams }: PartProps) => (
  <div className={panel}>
    <BasketballSheets
      match={match}
      names={teams}
      sheets={logPage(useDeferredSlice(actor, sheetsOf))}
      coverage={useDeferredSlice(actor, coverageOf) ?? notYet}
    />
  </div>
);
