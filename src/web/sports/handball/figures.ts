import {
  type HandballLine,
  savePercentage,
  shootingPercentage,
} from '@kampdag/core/sport/handball/handballPlayer';
import { decimals, fields, figure, type StatisticsColumn } from '../../statistics/columns.ts';
import { handballTerms as terms } from './terms.ts';

/** A player's columns, in a match and in a league. */
export const handballFigures = <Row extends HandballLine>(): readonly StatisticsColumn<Row>[] => [
  ...fields(terms, 'goals'),
  {
    ...figure<Row>('sevenMetres', terms.sevenMetres, ({ sevenMetreGoals }) => sevenMetreGoals),
    text: (row) => (row.sevenMetreShots === 0 ? '–' : `${row.sevenMetreGoals}/${row.sevenMetreShots}`),
  },
  ...fields(terms, 'shots'),
  figure<Row>('shootingPercentage', terms.shootingPercentage, shootingPercentage, decimals(1)),
  ...fields(terms, 'assists', 'saves', 'goalsAgainst'),
  figure<Row>('savePercentage', terms.savePercentage, savePercentage, decimals(1)),
  ...fields(terms, 'suspensions', 'yellowCards', 'redCards', 'blueCards'),
];
