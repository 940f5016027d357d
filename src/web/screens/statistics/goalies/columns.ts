import { fullName } from '@kampdag/core/league/player/person';
import {
  goalsAgainst,
  goalsAgainstAverage,
  type HockeySeasonGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure, shirtText, shirtValue, words } from '../columns.ts';

/** Goals against per 60 minutes (specification §9); as the federation says where it tells neither goals nor shots, or no time in goal. */
export const averageAgainst = (row: HockeySeasonGoalie): number | null => {
  const isTold = row.reportedGoalsAgainst !== null || row.shotsAgainst > 0;
  const average = isTold ? goalsAgainstAverage(goalsAgainst(row), secondsInGoal(row)) : null;
  return average ?? row.reportedGoalsAgainstAverage;
};

/** The columns that simple reporting leaves empty. */
export const detailedFigures: readonly string[] = [
  'shotsAgainst',
  'saves',
  'goalsAgainst',
  'goalsAgainstAverage',
  'savePercentage',
];

/** The goalkeepers' columns, as statisticians order them. */
export const goalieColumns = (t: StatisticsTerms, f: Figures): readonly Column<HockeySeasonGoalie>[] => [
  words('player', t.player, (row) => fullName(row), true),
  figure('number', t.number, shirtValue, { text: shirtText }),
  words('team', t.team, ({ teamName }) => teamName),
  figure('gamesPlayed', t.gamesPlayed, ({ gamesPlayed }) => gamesPlayed),
  figure('wins', t.wins, ({ wins }) => wins),
  figure('losses', t.losses, ({ losses }) => losses),
  figure('ties', t.ties, ({ ties }) => ties),
  figure('shutouts', t.shutouts, ({ shutouts }) => shutouts),
  figure('timeInGoal', t.timeInGoal, secondsInGoal, { text: (row) => f.time(secondsInGoal(row)) }),
  figure('shotsAgainst', t.shotsAgainst, ({ shotsAgainst }) => shotsAgainst),
  figure('saves', t.saves, ({ saves }) => saves),
  figure('goalsAgainst', t.goalsAgainst, (row) => goalsAgainst(row)),
  figure('goalsAgainstAverage', t.goalsAgainstAverage, averageAgainst, {
    text: (row) => f.decimals(averageAgainst(row), 2),
  }),
  figure('savePercentage', t.savePercentage, savePercentage, {
    text: (row) => f.decimals(savePercentage(row), 1),
  }),
];
