import { livePercentage } from '@kampdag/core/league/player/percentage';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds, type ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { Figure } from '@kampdag/core/sport/figures';
import { type ComparisonRow, comparisonRow } from '../../match/comparison/comparisonRow.ts';
import type { BasketballComparisonMessages } from './comparisonMessages.ts';
import { shotFigures } from './shotFigures.ts';

/** The comparison of two basketball teams. */
export const basketballComparison = (
  totals: BySide<BasketballLine>,
  c: BasketballComparisonMessages,
): readonly ComparisonRow[] => {
  const row = (
    label: string,
    of: (line: BasketballLine) => number,
    ...counts: readonly Figure[]
  ): readonly ComparisonRow[] => comparisonRow(label, mapSides(totals, of), String, counts);
  return [
    ...row(c.points, ({ points }) => points, 'points'),
    ...row(c.rebounds, rebounds, 'offensiveRebounds', 'defensiveRebounds'),
    ...row(c.assists, ({ assists }) => assists, 'assists'),
    ...row(c.steals, ({ steals }) => steals, 'steals'),
    ...row(c.blocks, ({ blocks }) => blocks, 'blocks'),
    ...row(c.turnovers, ({ turnovers }) => turnovers, 'turnovers'),
    ...row(c.fouls, ({ fouls }) => fouls, 'fouls'),
  ];
};

/** The comparison of two basketball teams' shooting; attempts only where misses were reported (reading 27). */
export const shootingComparison = (
  totals: BySide<BasketballLine>,
  coverage: ShootingCoverage,
  c: BasketballComparisonMessages,
): readonly ComparisonRow[] => {
  const row = (
    label: string,
    isComplete: boolean,
    figures: keyof typeof shotFigures,
    shots: (line: BasketballLine) => readonly [made: number, missed: number],
  ): ComparisonRow => ({
    ...(isComplete ? shotFigures[figures] : { counts: shotFigures[figures].counts }),
    label,
    values: mapSides(totals, (line) => {
      const [made, missed] = shots(line);
      return isComplete ? livePercentage(made, missed) : made;
    }),
    texts: mapSides(totals, (line) => {
      const [made, missed] = shots(line);
      return isComplete ? `${made}/${made + missed} (${livePercentage(made, missed)}\u00A0%)` : String(made);
    }),
  });
  return [
    row(c.fieldGoals, coverage.fieldGoals, 'fieldGoals', (line) => [
      line.twoPointersMade + line.threePointersMade,
      line.twoPointersMissed + line.threePointersMissed,
    ]),
    row(c.twoPointers, coverage.fieldGoals, 'twoPointers', (line) => [
      line.twoPointersMade,
      line.twoPointersMissed,
    ]),
    row(c.threePointers, coverage.fieldGoals, 'threePointers', (line) => [
      line.threePointersMade,
      line.threePointersMissed,
    ]),
    row(c.freeThrows, coverage.freeThrows, 'freeThrows', (line) => [
      line.freeThrowsMade,
      line.freeThrowsMissed,
    ]),
  ];
};
