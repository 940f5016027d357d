import { percentageOf, percentageOfShare, roundTo } from '../../../league/player/percentage.ts';
import { goalsAgainst, goalsAgainstAverage, secondsInGoal } from './hockeyGoalie.ts';
import type { HockeyPlayerGame, HockeySkaterCounts } from './hockeySkater.ts';

/** A skater's games added up. */
export interface SkaterTotals extends HockeySkaterCounts {
  readonly games: number;
  /** Goals per hundred shots, one decimal; null without a shot. */
  readonly shootingPercentage: number | null;
  /** Won per hundred face-offs, one decimal; null where none was taken. */
  readonly faceoffPercentage: number | null;
  /** Seconds on the ice. */
  readonly seconds: number;
  /** Points per game, two decimals; null without a game. */
  readonly pointsPerGame: number | null;
}

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);

/** Rows count as games as they say; where none says so, each is one. */
const gamesOf = (rows: readonly HockeyPlayerGame[]): number =>
  sumOf(rows, ({ gamesPlayed }) => gamesPlayed) || rows.length;

/** A share's part of a whole, over several rows: percentages are not averaged, what they count is added up. */
const weighted = (
  rows: readonly HockeyPlayerGame[],
  share: (row: HockeyPlayerGame) => number | null,
  whole: (row: HockeyPlayerGame) => number,
): number | null => {
  const told = rows.filter((row) => share(row) !== null && whole(row) > 0);
  const all = sumOf(told, whole);
  return all <= 0 ? null : percentageOfShare(sumOf(told, (row) => (share(row) ?? 0) * whole(row)) / all);
};

/** A skater's games added up: a league, a season or a career. */
export const skaterTotals = (rows: readonly HockeyPlayerGame[]): SkaterTotals => {
  const games = gamesOf(rows);
  const goals = sumOf(rows, (row) => row.goals);
  const shots = sumOf(rows, (row) => row.shots);
  const points = sumOf(rows, (row) => row.points);
  return {
    games,
    goals,
    assists: sumOf(rows, (row) => row.assists),
    points,
    plusMinus: sumOf(rows, (row) => row.plusMinus),
    penaltyMinutes: sumOf(rows, (row) => row.penaltyMinutes),
    powerPlayGoals: sumOf(rows, (row) => row.powerPlayGoals),
    powerPlayAssists: sumOf(rows, (row) => row.powerPlayAssists),
    shortHandedGoals: sumOf(rows, (row) => row.shortHandedGoals),
    shortHandedAssists: sumOf(rows, (row) => row.shortHandedAssists),
    gameWinningGoals: sumOf(rows, (row) => row.gameWinningGoals),
    shots,
    shootingPercentage: games <= 0 ? null : percentageOf(goals, shots),
    faceoffs: sumOf(rows, (row) => row.faceoffs),
    faceoffPercentage: weighted(
      rows,
      (row) => row.faceoffShare,
      (row) => row.faceoffs,
    ),
    seconds: sumOf(rows, secondsInGoal),
    pointsPerGame: games <= 0 ? null : roundTo(points / games, 2),
  };
};

/** Null for who faced no shot and was not in goal. */
const savesPerHundred = (saves: number, shotsAgainst: number, seconds: number): number | null =>
  shotsAgainst > 0 || seconds > 0 ? percentageOf(saves, shotsAgainst) : null;

/** What a goalkeeper did in one game. */
export interface GoalieFigures {
  readonly seconds: number;
  readonly shotsAgainst: number;
  readonly saves: number;
  readonly goalsAgainst: number;
  /** One decimal; null for who faced no shot and was not in goal. */
  readonly savePercentage: number | null;
  /** Goals against in sixty minutes, two decimals; null without time in goal. */
  readonly average: number | null;
}

/**
 * A game of a goalkeeper. Saves that were not sent are the shots less the goals against; goals against that were not sent are
 * the shots less the saves (wire-format §3).
 */
export const goalieFigures = (row: HockeyPlayerGame): GoalieFigures => {
  const saves = row.saves ?? Math.max(0, row.shots - (row.goalsAgainst ?? 0));
  const faced = { shotsAgainst: row.shots, saves };
  const against = goalsAgainst({ ...faced, reportedGoalsAgainst: row.goalsAgainst });
  const seconds = secondsInGoal(row);
  return {
    seconds,
    ...faced,
    goalsAgainst: against,
    savePercentage: savesPerHundred(saves, row.shots, seconds),
    average: goalsAgainstAverage(against, seconds),
  };
};

/** A goalkeeper's games added up. */
export interface GoalieTotals extends GoalieFigures {
  /** Those with time in goal; a reserve who sat all game did not play. */
  readonly games: number;
}

/** A goalkeeper's games added up: a league, a season or a career. */
export const goalieTotals = (rows: readonly HockeyPlayerGame[]): GoalieTotals => {
  const all = rows.map(goalieFigures);
  const inGoal = all.filter(({ seconds }) => seconds > 0);
  const seconds = sumOf(all, (row) => row.seconds);
  const shotsAgainst = sumOf(all, (row) => row.shotsAgainst);
  const saves = sumOf(all, (row) => row.saves);
  const against = sumOf(all, (row) => row.goalsAgainst);
  return {
    games: inGoal.length,
    seconds,
    shotsAgainst,
    saves,
    goalsAgainst: against,
    savePercentage: savesPerHundred(saves, shotsAgainst, seconds),
    average: goalsAgainstAverage(against, seconds),
  };
};
