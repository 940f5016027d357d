import { type Basis, onBasis } from '@kampdag/core/league/player/perGame';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  efficiency,
  rebounds,
  type ShootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import {
  attempts,
  isCovered,
  made,
  type ShotKind,
  shootingPercentageOf,
} from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsTerms, Term } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure } from '../columns.ts';

/** What a season's row is counted in. */
export interface Counted extends BasketballLine {
  readonly matches: number;
}

/** How the figures of a table are to be read. */
export interface Reading {
  readonly basis: Basis;
  /** Which shots' misses were reported, judged by the whole league (reading 27). */
  readonly coverage: ShootingCoverage;
}

/** Marks a figure that cannot be told, for misses were not reported (reading 27). */
const incompleteMark = '–*';

/** Seconds of play, in all or in each match; null where no time was reported. */
const secondsOn = ({ seconds, matches }: Counted, basis: Basis): number | null =>
  seconds <= 0 ? null : basis === 'total' ? seconds : matches <= 0 ? null : seconds / matches;

/** The columns that simple reporting leaves empty. */
export const detailedFigures: readonly string[] = [
  'offensiveRebounds',
  'defensiveRebounds',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
];

/** The figures of basketball, of players and of teams alike: FIBA's order, in totals or of each game. */
export const basketballFigures = <Row extends Counted>(
  t: StatisticsTerms,
  f: Figures,
  { basis, coverage }: Reading,
): readonly Column<Row>[] => {
  const decimals = basis === 'total' ? 0 : 1;
  const counted = (key: string, term: Term, sum: (row: Row) => number, group?: string): Column<Row> => {
    const value = (row: Row): number | null => onBasis(sum(row), row.matches, basis);
    return figure<Row>(key, term, value, {
      text: (row) => f.decimals(value(row), decimals),
      ...(group === undefined ? {} : { group }),
    });
  };
  const shots = (
    kind: ShotKind,
    group: string,
    terms: readonly [made: Term, attempts: Term, percentage: Term],
  ): readonly Column<Row>[] => {
    const tried = (row: Row): number | null => {
      const sum = attempts(row, kind, coverage);
      return sum === null ? null : onBasis(sum, row.matches, basis);
    };
    const percentage = (row: Row): number | null => shootingPercentageOf(row, kind, coverage);
    const orMark = (text: string): string => (isCovered(coverage, kind) ? text : incompleteMark);
    return [
      counted(`${kind}Made`, terms[0], (row) => made(row, kind), group),
      figure<Row>(`${kind}Attempts`, terms[1], tried, {
        text: (row) => orMark(f.decimals(tried(row), decimals)),
        group,
      }),
      figure<Row>(`${kind}Percentage`, terms[2], percentage, {
        text: (row) => orMark(f.decimals(percentage(row), 0)),
        group,
      }),
    ];
  };
  return [
    figure<Row>('matches', t.gamesPlayed, ({ matches }) => matches),
    figure<Row>('minutes', t.minutes, (row) => secondsOn(row, basis), {
      text: (row) => f.time(secondsOn(row, basis)),
    }),
    counted('points', t.points, ({ points }) => points),
    ...shots('two', t.twoPointers, [t.twoMade, t.twoAttempts, t.twoPercentage]),
    ...shots('three', t.threePointers, [t.threeMade, t.threeAttempts, t.threePercentage]),
    ...shots('free', t.freeThrows, [t.freeMade, t.freeAttempts, t.freePercentage]),
    counted('offensiveRebounds', t.offensiveRebounds, ({ offensiveRebounds }) => offensiveRebounds),
    counted('defensiveRebounds', t.defensiveRebounds, ({ defensiveRebounds }) => defensiveRebounds),
    counted('rebounds', t.rebounds, rebounds),
    counted('assists', t.basketballAssists, ({ assists }) => assists),
    counted('steals', t.steals, ({ steals }) => steals),
    counted('blocks', t.blocks, ({ blocks }) => blocks),
    counted('turnovers', t.turnovers, ({ turnovers }) => turnovers),
    counted('fouls', t.fouls, ({ fouls }) => fouls),
    figure<Row>('efficiency', t.efficiency, efficiency, { text: (row) => f.decimals(efficiency(row), 2) }),
  ];
};
