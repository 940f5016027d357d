import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { type Basis, onBasis } from '@kampdag/core/league/player/perGame';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  efficiency,
  rebounds,
  shootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import {
  isCovered,
  type Shooting,
  type ShotKind,
  shootingOf,
} from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import type { Localised } from '../../../i18n/localised.ts';
import type { Term } from '../../../i18n/term.ts';
import { decimals, figure, type StatisticsColumn, time, type Write } from '../../../statistics/columns.ts';
import type { LeaderRule } from '../../../statistics/definition.ts';
import { Info } from '../../../ui/text/Info.tsx';
import { basketballTerms as terms } from '../terms.ts';
import { basketballStatisticsMessages } from './messages.ts';

interface Counted extends BasketballLine {
  readonly matches: number;
}

/** Marks a figure that is unknown because misses were not reported (reading 27). */
const incomplete: Write = () => '–*';

/** Seconds of play, total or per match; null without reported time. */
const secondsOn = ({ seconds, matches }: Counted, basis: Basis): number | null =>
  seconds <= 0 ? null : basis === 'total' ? seconds : matches <= 0 ? null : seconds / matches;

/**
 * The columns of basketball players and teams in FIBA's order, total or per game. The whole league decides which misses count
 * as reported (reading 27).
 */
export const basketballFigures = <Row extends Counted>(league: readonly Row[], basis: Basis) => {
  const coverage = shootingCoverage(league);
  const onePlace = decimals(basis === 'total' ? 0 : 1);
  const counted = <Key extends string>(
    key: Key,
    heading: Localised<Term>,
    sum: (row: Row) => number,
    group?: Localised<string>,
  ): StatisticsColumn<Row, Key> =>
    figure(key, heading, (row: Row) => onBasis(sum(row), row.matches, basis), onePlace, group);
  const own = <Key extends keyof Row & keyof typeof terms & keyof BasketballLine>(...keys: readonly Key[]) =>
    keys.map((key) => counted(key, terms[key], (row) => row[key]));
  const shots = <Key extends string>(
    kind: ShotKind,
    key: Key,
    group: Localised<string>,
    headings: readonly [made: Localised<Term>, attempts: Localised<Term>, percentage: Localised<Term>],
  ) => {
    const orMark = (write: Write): Write => (isCovered(coverage, kind) ? write : incomplete);
    const shooting = (row: Row): Shooting => shootingOf(row, coverage, seasonPercentage)[kind];
    const tried = (row: Row): number | null => {
      const { attempts, percentage } = shooting(row);
      return percentage === null ? null : onBasis(attempts, row.matches, basis);
    };
    return [
      counted(`${key}Made` as const, headings[0], (row) => shooting(row).made, group),
      figure(`${key}Attempts` as const, headings[1], tried, orMark(onePlace), group),
      figure(
        `${key}Percentage` as const,
        headings[2],
        (row: Row) => shooting(row).percentage,
        orMark(decimals(0)),
        group,
      ),
    ];
  };
  return [
    figure('matches', terms.gamesPlayed, ({ matches }: Row) => matches),
    figure('minutes', terms.minutes, (row: Row) => secondsOn(row, basis), time),
    ...own('points'),
    ...shots('twoPointers', 'two', terms.twoPointers, [
      terms.twoMade,
      terms.twoAttempts,
      terms.twoPercentage,
    ]),
    ...shots('threePointers', 'three', terms.threePointers, [
      terms.threeMade,
      terms.threeAttempts,
      terms.threePercentage,
    ]),
    ...shots('freeThrows', 'free', terms.freeThrows, [
      terms.freeMade,
      terms.freeAttempts,
      terms.freePercentage,
    ]),
    ...own('offensiveRebounds', 'defensiveRebounds'),
    counted('rebounds', terms.rebounds, rebounds),
    ...own('assists', 'steals', 'blocks', 'turnovers', 'fouls'),
    figure('efficiency', terms.efficiency, (row: Row) => efficiency(row), decimals(2)),
  ];
};

type BasketballColumn = ReturnType<typeof basketballFigures>[number]['key'];

/** The columns that simple reporting leaves empty. */
export const detailedFigures: readonly BasketballColumn[] = [
  'offensiveRebounds',
  'defensiveRebounds',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
];

/** The leader boards of basketball. */
export const basketballLeaders: readonly LeaderRule<BasketballColumn>[] = [
  { column: 'points' },
  { column: 'rebounds' },
  { column: 'assists', title: { en: 'Assists', no: 'Målgivende' } },
  { column: 'steals' },
];

/** Names the shooting percentages that are incomplete because only made shots were reported (reading 27). */
export const CoverageInfo = ({ league }: { readonly league: readonly Counted[] }) => {
  const m = useMessages(basketballStatisticsMessages);
  const { fieldGoals, freeThrows } = shootingCoverage(league);
  if (fieldGoals && freeThrows) return null;
  const text = [fieldGoals ? null : m.incompleteText, freeThrows ? null : m.incompleteFree]
    .filter((part) => part !== null)
    .join(' ');
  return <Info title={m.incomplete} text={text} />;
};
