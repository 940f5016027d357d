import { percentageOf, percentageOfShare, roundTo } from '../../../league/player/percentage.ts';
import { eachOf } from '../../../live/rules/figureRule.ts';
import { goalsAgainst, goalsAgainstAverage, secondsInGoal } from './hockeyGoalie.ts';
import { type HockeyPlayerGame, type HockeySkaterCounts, skaterCounts } from './hockeySkater.ts';

/** The sum of a skater's games. */
export interface SkaterTotals extends HockeySkaterCounts {
  readonly games: number;
  /** Goals per hundred shots, one decimal; null without a shot. */
  readonly shootingPercentage: number | null;
  /** Won per hundred face-offs, one decimal; null without any. */
  readonly faceoffPercentage: number | null;
  /** Seconds on the ice. */
  readonly seconds: number;
  /** Points per game, two decimals; null without a game. */
  readonly pointsPerGame: number | null;
}

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);

/** The rows' number of games; one each where none is sent. */
const gamesOf = (rows: readonly HockeyPlayerGame[]): number =>
  sumOf(rows, ({ gamesPlayed }) => gamesPlayed) || rows.length;

/** The weighted mean of a share over several rows, as a percentage. */
const weighted = (
  rows: readonly HockeyPlayerGame[],
  share: (row: HockeyPlayerGame) => number | null,
  whole: (row: HockeyPlayerGame) => number,
): number | null => {
  const known = rows.filter((row) => share(row) !== null && whole(row) > 0);
  const all = sumOf(known, whole);
  return all <= 0 ? null : percentageOfShare(sumOf(known, (row) => (share(row) ?? 0) * whole(row)) / all);
};

/** The totals of a skater's games in a league, a season or a career. */
export const skaterTotals = (rows: readonly HockeyPlayerGame[]): SkaterTotals => {
  const games = gamesOf(rows);
  const counts = eachOf(skaterCounts, (name) => sumOf(rows, (row) => row[name]));
  return {
    ...counts,
    games,
    shootingPercentage: games <= 0 ? null : percentageOf(counts.goals, counts.shots),
    faceoffPercentage: weighted(
      rows,
      (row) => row.faceoffShare,
      (row) => row.faceoffs,
    ),
    seconds: sumOf(rows, secondsInGoal),
    pointsPerGame: games <= 0 ? null : roundTo(counts.points / games, 2),
  };
};

/** Saves per hundred shots; null without shots or time in goal. */
const savesPerHundred = (saves: number, shotsAgainst: number, seconds: number): number | null =>
  shotsAgainst > 0 || seconds > 0 ? percentageOf(saves, shotsAgainst) : null;

/** A goalkeeper's figures in a game. Saves or goals against that were not sent are computed from the shots (wire-format §3). */
export const goalieFigures = (row: HockeyPlayerGame) => {
  const saves = row.saves ?? Math.max(0, row.shots - (row.goalsAgainst ?? 0));
  const faced = { shotsAgainst: row.shots, saves };
  const against = goalsAgainst({ ...faced, reportedGoalsAgainst: row.goalsAgainst });
  const seconds = secondsInGoal(row);
  return {
    seconds,
    ...faced,
    goalsAgainst: against,
    /** One decimal; null without shots or time in goal. */
    savePercentage: savesPerHundred(saves, row.shots, seconds),
    /** Goals against per sixty minutes, two decimals; null without time in goal. */
    average: goalsAgainstAverage(against, seconds),
  };
};

export type GoalieFigures = Readonly<ReturnType<typeof goalieFigures>>;

/** The sum of a goalkeeper's games. */
export interface GoalieTotals extends GoalieFigures {
  /** Games with time in goal. */
  readonly games: number;
}

/** The totals of a goalkeeper's games in a league, a season or a career. */
export const goalieTotals = (rows: readonly HockeyPlayerGame[]): GoalieTotals => {
  const all = rows.map(goalieFigures);
  const sums = eachOf(['seconds', 'shotsAgainst', 'saves', 'goalsAgainst'], (name) =>
    sumOf(all, (row) => row[name]),
  );
  return {
    ...sums,
    games: all.filter(({ seconds }) => seconds > 0).length,
    savePercentage: savesPerHundred(sums.saves, sums.shotsAgainst, sums.seconds),
    average: goalsAgainstAverage(sums.goalsAgainst, sums.seconds),
  };
};
