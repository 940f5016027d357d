import { type BySide, mapSides } from '@kampdag/core/side';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds, type ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { type PercentageRule, shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
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
  percentageOf: PercentageRule,
  c: BasketballComparisonMessages,
): readonly ComparisonRow[] => {
  const lines = mapSides(totals, (line) => shootingOf(line, coverage, percentageOf));
  return (['fieldGoals', 'twoPointers', 'threePointers', 'freeThrows'] as const).map((kind) => {
    const { counts, among } = shotFigures[kind];
    const shooting = mapSides(lines, (line) => line[kind]);
    return {
      counts,
      among: shooting.home.percentage === null ? undefined : among,
      label: c[kind],
      values: mapSides(shooting, ({ percentage, made }) => percentage ?? made),
      texts: mapSides(shooting, ({ percentage, made, attempts }) =>
        percentage === null ? String(made) : `${made}/${attempts} (${percentage}\u00A0%)`,
      ),
    };
  });
};
