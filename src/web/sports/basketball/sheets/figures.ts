import type { Shooting, ShootingLine } from '@kampdag/core/sport/basketball/box';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { Localised } from '../../../i18n/localised.ts';
import { type Term, term } from '../../../i18n/term.ts';
import type { Sums } from '../../../match/sheets/SheetTable.tsx';
import { decimals, figure, matchTime, type StatisticsColumn } from '../../../statistics/columns.ts';
import { shotFigures } from '../shotFigures.ts';
import { basketballTerms as terms } from '../terms.ts';

/** A player's or team's figures in a match, with shooting as far as reported. */
export interface BoxFigures {
  readonly line: BasketballLine;
  readonly shooting: ShootingLine;
}

const count = (key: string, heading: Localised<Term>, of: (line: BasketballLine) => number) =>
  figure<BoxFigures>(key, heading, ({ line }) => of(line));

/** Made of attempted; only made, with a star as percentage, where misses were not reported (reading 27). */
const shots = (
  key: keyof ShootingLine,
  madeOf: Localised<Term>,
  percentage: Localised<Term>,
): readonly StatisticsColumn<BoxFigures>[] => {
  const of = ({ shooting }: BoxFigures): Shooting => shooting[key];
  return [
    {
      ...figure<BoxFigures>(key, madeOf, (row) => of(row).made),
      text: (row) => {
        const { made, attempts, percentage: share } = of(row);
        return share === null ? String(made) : `${made}/${attempts}`;
      },
    },
    figure<BoxFigures>(
      `${key}Percentage`,
      percentage,
      (row) => of(row).percentage,
      (share) => String(share ?? '*'),
    ),
  ];
};

/** The columns of a box score in FIBA's order: made of attempted and percentage of each kind of shot (specification §2). */
export const boxFigures: readonly StatisticsColumn<BoxFigures>[] = [
  figure<BoxFigures>('minutes', terms.minutes, ({ line }) => line.seconds, matchTime),
  count('points', terms.points, ({ points }) => points),
  ...shots(
    'fieldGoals',
    term(['FG', 'Field goals made of attempted'], ['FG', 'Skudd satt av forsøk']),
    term(['FG%', 'Field goals made per hundred attempts'], ['FG%', 'Skudd satt per hundre forsøk']),
  ),
  ...shots(
    'twoPointers',
    term(['2P', 'Two-pointers made of attempted'], ['2P', 'Topoengere satt av forsøk']),
    terms.twoPercentage,
  ),
  ...shots(
    'threePointers',
    term(['3P', 'Three-pointers made of attempted'], ['3P', 'Trepoengere satt av forsøk']),
    terms.threePercentage,
  ),
  ...shots(
    'freeThrows',
    term(['FT', 'Free throws made of attempted'], ['SK', 'Straffekast satt av forsøk']),
    terms.freePercentage,
  ),
  count('offensiveRebounds', terms.offensiveRebounds, ({ offensiveRebounds }) => offensiveRebounds),
  count('defensiveRebounds', terms.defensiveRebounds, ({ defensiveRebounds }) => defensiveRebounds),
  count('rebounds', terms.rebounds, rebounds),
  count('assists', terms.assists, ({ assists }) => assists),
  count('steals', terms.steals, ({ steals }) => steals),
  count('blocks', terms.blocks, ({ blocks }) => blocks),
  count('turnovers', terms.turnovers, ({ turnovers }) => turnovers),
  count('fouls', terms.fouls, ({ fouls }) => fouls),
  figure<BoxFigures>('efficiency', terms.efficiency, ({ line }) => efficiency(line), decimals(2)),
];

/** The figures that a box score's columns count. */
export const boxSums: Sums = {
  ...shotFigures,
  fieldGoalsPercentage: { ...shotFigures.fieldGoals, isPercentage: true },
  twoPointersPercentage: { ...shotFigures.twoPointers, isPercentage: true },
  threePointersPercentage: { ...shotFigures.threePointers, isPercentage: true },
  freeThrowsPercentage: { ...shotFigures.freeThrows, isPercentage: true },
  points: { counts: ['points'] },
  offensiveRebounds: { counts: ['offensiveRebounds'] },
  defensiveRebounds: { counts: ['defensiveRebounds'] },
  rebounds: { counts: ['offensiveRebounds', 'defensiveRebounds'] },
  assists: { counts: ['assists'] },
  steals: { counts: ['steals'] },
  blocks: { counts: ['blocks'] },
  turnovers: { counts: ['turnovers'] },
  fouls: { counts: ['fouls'] },
};
