import {
  type HandballLine,
  savePercentage,
  shootingPercentage,
} from '@kampdag/core/sport/handball/handballPlayer';
import { decimals, fields, figure, type StatisticsColumn } from '../../statistics/columns.ts';
import { handballTerms as terms } from './terms.ts';

/** `4/5`: 7-metre goals of 7-metre throws; null without a throw. */
const sevenMetresText = ({
  sevenMetreGoals,
  sevenMetreShots,
}: Pick<HandballLine, 'sevenMetreGoals' | 'sevenMetreShots'>): string | null =>
  sevenMetreShots === 0 ? null : `${sevenMetreGoals}/${sevenMetreShots}`;

/** A player's columns, in a match and in a league. */
export const handballFigures = <Row extends HandballLine>(): readonly StatisticsColumn<Row>[] => [
  figure<Row>('goals', terms.goals, ({ goals }) => goals),
  {
    ...figure<Row>('sevenMetres', terms.sevenMetres, ({ sevenMetreGoals }) => sevenMetreGoals),
    text: (row) => sevenMetresText(row) ?? '–',
  },
  figure<Row>('shots', terms.shots, ({ shots }) => shots),
  figure<Row>('shootingPercentage', terms.shootingPercentage, shootingPercentage, decimals(1)),
  ...fields(terms, 'assists', 'saves', 'goalsAgainst'),
  figure<Row>('savePercentage', terms.savePercentage, savePercentage, decimals(1)),
  ...fields(terms, 'suspensions', 'yellowCards', 'redCards', 'blueCards'),
];
