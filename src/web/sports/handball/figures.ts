import {
  type HandballLine,
  savePercentage,
  shootingPercentage,
} from '@kampdag/core/sport/handball/handballPlayer';
import { decimals, fields, figure } from '../../statistics/columns.ts';
import { handballTerms as terms } from './terms.ts';

/** A player's columns, in a match and in a league. */
export const handballFigures = <Row extends HandballLine>() => [
  ...fields(terms, 'goals'),
  {
    ...figure('sevenMetres', terms.sevenMetres, ({ sevenMetreGoals }: Row) => sevenMetreGoals),
    text: (row: Row) => (row.sevenMetreShots === 0 ? '–' : `${row.sevenMetreGoals}/${row.sevenMetreShots}`),
  },
  ...fields(terms, 'shots'),
  figure('shootingPercentage', terms.shootingPercentage, shootingPercentage, decimals(1)),
  ...fields(terms, 'assists', 'saves', 'goalsAgainst'),
  figure('savePercentage', terms.savePercentage, savePercentage, decimals(1)),
  ...fields(terms, 'suspensions', 'yellowCards', 'redCards', 'blueCards'),
];
