import { percentageOf, percentageOfShare } from '@kampdag/core/league/player/percentage';
import { fullName } from '@kampdag/core/league/player/person';
import { secondsInGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeySeasonPlayer, HockeySkaterLine } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure, shirtText, shirtValue, words } from '../columns.ts';

/** Goals per hundred shots, of the shots themselves where they were counted, else as the federation says. */
const shootingPercentage = ({ goals, shots, shootingShare }: HockeySkaterLine): number | null =>
  percentageOf(goals, shots, shootingShare === null ? null : percentageOfShare(shootingShare));

/** Face-offs won per hundred; null where none were taken. */
const faceoffPercentage = ({ faceoffShare }: { readonly faceoffShare: number | null }): number | null =>
  faceoffShare === null ? null : percentageOfShare(faceoffShare);

/** Seconds on the ice; null where no time was reported. */
const timeOnIce = (line: HockeySkaterLine): number | null => {
  const seconds = secondsInGoal(line);
  return seconds > 0 ? seconds : null;
};

/** Seconds on the ice in each game. */
const timeOnIcePerGame = (line: HockeySkaterLine): number | null => {
  const seconds = timeOnIce(line);
  return seconds === null || line.gamesPlayed <= 0 ? null : seconds / line.gamesPlayed;
};

/** The columns that simple reporting leaves empty. */
export const detailedFigures: readonly string[] = ['plusMinus', 'shots', 'faceoffs'];

/** The skaters' columns, as statisticians order them. */
export const skaterColumns = (t: StatisticsTerms, f: Figures): readonly Column<HockeySeasonPlayer>[] => [
  words('player', t.player, (row) => fullName(row), true),
  figure('number', t.number, shirtValue, { text: shirtText }),
  words('team', t.team, ({ teamName }) => teamName),
  words('position', t.position, ({ position }) => position),
  figure('gamesPlayed', t.gamesPlayed, ({ gamesPlayed }) => gamesPlayed),
  figure('goals', t.goals, ({ goals }) => goals),
  figure('assists', t.assists, ({ assists }) => assists),
  figure('points', t.points, ({ points }) => points),
  figure('plusMinus', t.plusMinus, ({ plusMinus }) => plusMinus, {
    text: ({ plusMinus }) => f.signed(plusMinus),
  }),
  figure('penaltyMinutes', t.penaltyMinutes, ({ penaltyMinutes }) => penaltyMinutes),
  figure('powerPlayGoals', t.powerPlayGoals, ({ powerPlayGoals }) => powerPlayGoals),
  figure('powerPlayAssists', t.powerPlayAssists, ({ powerPlayAssists }) => powerPlayAssists),
  figure('shortHandedGoals', t.shortHandedGoals, ({ shortHandedGoals }) => shortHandedGoals),
  figure('shortHandedAssists', t.shortHandedAssists, ({ shortHandedAssists }) => shortHandedAssists),
  figure('gameWinningGoals', t.gameWinningGoals, ({ gameWinningGoals }) => gameWinningGoals),
  figure('shots', t.shots, ({ shots }) => shots),
  figure('shootingPercentage', t.shootingPercentage, shootingPercentage, {
    text: (row) => f.decimals(shootingPercentage(row), 1),
  }),
  figure('faceoffs', t.faceoffs, ({ faceoffs }) => faceoffs),
  figure('faceoffPercentage', t.faceoffPercentage, faceoffPercentage, {
    text: (row) => f.decimals(faceoffPercentage(row), 1),
  }),
  figure('timeOnIce', t.timeOnIce, timeOnIce, { text: (row) => f.time(timeOnIce(row)) }),
  figure('timeOnIcePerGame', t.timeOnIcePerGame, timeOnIcePerGame, {
    text: (row) => f.time(timeOnIcePerGame(row)),
  }),
];
