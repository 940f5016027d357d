import type { GoalieTotals, SkaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { decimals, fields, figure, signed, time } from '../../../statistics/columns.ts';
import { hockeyTerms as terms } from '../terms.ts';

/** The bars of a skater's career; null without a game. */
export const skaterPoints = figure<SkaterTotals>('points', terms.points, ({ games, points }) =>
  games === 0 ? null : points,
);

const skaterGoals = [
  figure<SkaterTotals>('games', terms.gamesPlayed, ({ games }) => games),
  ...fields(terms, 'goals', 'assists'),
  skaterPoints,
];
const skaterDiscipline = [
  figure<SkaterTotals>('plusMinus', terms.plusMinus, ({ plusMinus }) => plusMinus, signed),
  figure<SkaterTotals>('penaltyMinutes', terms.penaltyMinutes, ({ penaltyMinutes }) => penaltyMinutes),
];

/** The columns of a skater's career. */
export const skaterCareer = [...skaterGoals, ...skaterDiscipline];

const faceoffs = figure<SkaterTotals>(
  'faceoffPercentage',
  terms.faceoffPercentage,
  ({ faceoffPercentage }) => faceoffPercentage,
  decimals(1),
);

/** The columns of a skater's summed games; face-offs only for one who took any. */
export const skaterFigures = (sum: SkaterTotals) => [
  ...skaterGoals,
  figure<SkaterTotals>(
    'pointsPerGame',
    terms.pointsPerGame,
    ({ pointsPerGame }) => pointsPerGame,
    decimals(2),
  ),
  ...skaterDiscipline,
  ...fields(terms, 'powerPlayGoals', 'gameWinningGoals', 'shots'),
  figure<SkaterTotals>(
    'shootingPercentage',
    terms.shootingPercentage,
    (own) => own.shootingPercentage,
    decimals(1),
  ),
  ...(sum.faceoffs > 0 ? [faceoffs] : []),
];

const goalieTime = [
  figure<GoalieTotals>('games', terms.gamesPlayed, ({ games }) => games),
  figure<GoalieTotals>('timeInGoal', terms.timeInGoal, ({ seconds }) => seconds, time),
  figure<GoalieTotals>('shotsAgainst', terms.shotsAgainst, ({ shotsAgainst }) => shotsAgainst),
];

/** The bars of a goalie's career; null without a game. */
export const goalieSaves = figure<GoalieTotals>(
  'savePercentage',
  terms.savePercentage,
  ({ savePercentage }) => savePercentage,
  decimals(1),
);

const goalieAverage = figure<GoalieTotals>(
  'goalsAgainstAverage',
  terms.goalsAgainstAverage,
  ({ average }) => average,
  decimals(2),
);

/** The columns of a goalie's career. */
export const goalieCareer = [...goalieTime, goalieSaves, goalieAverage];

/** The columns of a goalie's summed games. */
export const goalieFigures = [
  ...goalieTime,
  ...fields(terms, 'saves', 'goalsAgainst'),
  goalieSaves,
  goalieAverage,
];
