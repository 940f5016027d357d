import { hockeySeasonPlayers } from '@kampdag/core/gateway/icehockeyEndpoints';
import { percentageOf, percentageOfShare } from '@kampdag/core/league/player/percentage';
import { secondsInGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeySkaterLine } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { skaterRole } from '@kampdag/core/sport/icehockey/sheets/skaterRole';
import { byScoring } from '@kampdag/core/sport/statisticsOrder';
import { term } from '../../../i18n/term.ts';
import { decimals, field, fields, figure, signed, time } from '../../../statistics/columns.ts';
import { statisticsOf } from '../../../statistics/definition.ts';
import { hockeyTerms } from '../terms.ts';
import { leagueStatistics } from './leagueStatistics.ts';

const terms = {
  timeOnIcePerGame: term(['TOI/GP', 'Time on ice per game'], ['TID/K', 'Istid per kamp']),
};

/** Goals per hundred shots, from counted shots, else the federation's value. */
const shootingPercentage = ({ goals, shots, shootingShare }: HockeySkaterLine): number | null =>
  percentageOf(goals, shots, shootingShare === null ? null : percentageOfShare(shootingShare));

const faceoffPercentage = ({ faceoffShare }: HockeySkaterLine): number | null =>
  faceoffShare === null ? null : percentageOfShare(faceoffShare);

/** Seconds on the ice; null where not reported. */
const timeOnIce = (line: HockeySkaterLine): number | null => secondsInGoal(line) || null;

const timeOnIcePerGame = (line: HockeySkaterLine): number | null => {
  const seconds = timeOnIce(line);
  return seconds === null || line.gamesPlayed <= 0 ? null : seconds / line.gamesPlayed;
};

/** The skaters of a hockey league, in the columns and order of scoring lists. */
export const skaters = statisticsOf(hockeySeasonPlayers)({
  params: leagueStatistics,
  fields: ['search', 'team', 'opponent', 'matches', 'position'],
  keep: ({ position }, { role }) => role === null || skaterRole(position) === role,
  subject: {
    type: 'player',
    columns: ['number', 'team', 'position'],
    of: (row) => ({ ...row, name: row }),
  },
  columns: () => [
    ...fields(hockeyTerms, 'gamesPlayed', 'goals', 'assists', 'points'),
    field(hockeyTerms, 'plusMinus', signed),
    ...fields(hockeyTerms, 'penaltyMinutes', 'powerPlayGoals', 'powerPlayAssists'),
    ...fields(hockeyTerms, 'shortHandedGoals', 'shortHandedAssists', 'gameWinningGoals', 'shots'),
    figure('shootingPercentage', hockeyTerms.shootingPercentage, shootingPercentage, decimals(1)),
    field(hockeyTerms, 'faceoffs'),
    figure('faceoffPercentage', hockeyTerms.faceoffPercentage, faceoffPercentage, decimals(1)),
    figure('timeOnIce', hockeyTerms.timeOnIce, timeOnIce, time),
    figure('timeOnIcePerGame', terms.timeOnIcePerGame, timeOnIcePerGame, time),
  ],
  detailed: ['plusMinus', 'shots', 'faceoffs'],
  order: () => byScoring,
  sort: 'points',
  leaders: [
    { column: 'points' },
    { column: 'goals' },
    { column: 'assists', title: { en: 'Assists', no: 'Målgivende' } },
    { column: 'plusMinus', title: { en: 'Plus/minus', no: 'Pluss/minus' } },
  ],
});
