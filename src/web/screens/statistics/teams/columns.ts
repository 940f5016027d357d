import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import {
  type HockeyTeamStatistics,
  penaltyKillPercentage,
  powerPlayPercentage,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure, words } from '../columns.ts';

/** Face-offs won per hundred. */
export const faceoffs = ({ faceoffShare }: HockeyTeamStatistics): number | null =>
  faceoffShare === null ? null : percentageOfShare(faceoffShare);

/** The columns that simple reporting leaves empty. */
export const detailedFigures: readonly string[] = ['advantages', 'timesShortHanded'];

/** The columns of hockey teams, in the order of the specification (§3). */
export const teamColumns = (t: StatisticsTerms, f: Figures): readonly Column<HockeyTeamStatistics>[] => [
  words('team', t.team, ({ teamName }) => teamName, true),
  figure('gamesPlayed', t.gamesPlayed, ({ gamesPlayed }) => gamesPlayed),
  figure('powerPlayGoalsFor', t.powerPlayGoalsFor, ({ powerPlayGoals }) => powerPlayGoals),
  figure('advantages', t.advantages, ({ advantages }) => advantages),
  figure('powerPlayPercentage', t.powerPlayPercentage, powerPlayPercentage, {
    text: (row) => f.decimals(powerPlayPercentage(row), 1),
  }),
  figure(
    'shortHandedGoalsAgainst',
    t.shortHandedGoalsAgainst,
    ({ shortHandedGoalsAgainst }) => shortHandedGoalsAgainst,
  ),
  figure('timesShortHanded', t.timesShortHanded, ({ timesShortHanded }) => timesShortHanded),
  figure(
    'powerPlayGoalsAgainst',
    t.powerPlayGoalsAgainst,
    ({ powerPlayGoalsAgainst }) => powerPlayGoalsAgainst,
  ),
  figure('penaltyKillPercentage', t.penaltyKillPercentage, penaltyKillPercentage, {
    text: (row) => f.decimals(penaltyKillPercentage(row), 1),
  }),
  figure('shortHandedGoalsFor', t.shortHandedGoalsFor, ({ shortHandedGoals }) => shortHandedGoals),
  figure('faceoffPercentage', t.faceoffPercentage, faceoffs, {
    text: (row) => f.decimals(faceoffs(row), 1),
  }),
];
