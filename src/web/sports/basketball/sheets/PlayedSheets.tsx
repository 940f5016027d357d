import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { mapSides } from '@kampdag/core/side';
import { shootingOf } from '@kampdag/core/sport/basketball/box';
import type { BasketballLine, BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { rowsIn } from '../../../machines/pageView.ts';
import { mapPage } from '../../../match/parts/page.ts';
import { listedSheet } from '../../../match/sheets/sheet.ts';
import type { PlayedSheetsProps } from '../../../match/sheets/sheetsTab.tsx';
import { startersOf } from '../starters.ts';
import { BasketballSheets } from './BasketballSheets.tsx';
import type { BoxFigures } from './figures.ts';

/** The box scores of a played match, from the federation's sheet. */
export const PlayedSheets = ({
  page: { match, names },
  story,
  players,
  captains,
}: PlayedSheetsProps<BasketballPlayer>) => {
  const coverage = shootingCoverage(rowsIn(players.view) ?? []);
  const figuresOf = (line: BasketballLine): BoxFigures => ({
    line,
    shooting: shootingOf(line, coverage, seasonPercentage),
  });
  const sheets = mapPage(players, ({ rows }) =>
    mapSides(rowsBySide(match, rows), (own, side) =>
      listedSheet(own, figuresOf, {
        total: figuresOf(totalLine(own)),
        captains,
        starters: startersOf(story ?? [], side),
      }),
    ),
  );
  return <BasketballSheets match={match} names={names} sheets={sheets} coverage={coverage} />;
};
