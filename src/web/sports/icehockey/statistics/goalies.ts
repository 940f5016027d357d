import { hockeySeasonGoalies } from '@kampdag/core/gateway/icehockeyEndpoints';
import { TeamId } from '@kampdag/core/ids';
import { playedEnough } from '@kampdag/core/sport/icehockey/sheets/goalieMinutes';
import {
  goalsAgainst,
  goalsAgainstAverage,
  type HockeySeasonGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { bySaves } from '@kampdag/core/sport/statisticsOrder';
import { term } from '../../../i18n/term.ts';
import { decimals, fields, figure, time } from '../../../statistics/columns.ts';
import { statisticsOf } from '../../../statistics/definition.ts';
import { hockeyTerms } from '../terms.ts';
import { leagueStatistics } from './leagueStatistics.ts';

const terms = {
  wins: term(['W', 'Wins'], ['S', 'Seire']),
  losses: term(['L', 'Losses'], ['T', 'Tap']),
  ties: term(['T', 'Ties'], ['U', 'Uavgjort']),
  shutouts: term(['SO', 'Shutouts: games without a goal against'], ['N', 'Kamper uten baklengsmål']),
};

/**
 * Goals against per 60 minutes (specification §9); the federation's own value where it sends neither goals nor shots, or no
 * time in goal.
 */
const averageAgainst = (row: HockeySeasonGoalie): number | null => {
  const isReported = row.reportedGoalsAgainst !== null || row.shotsAgainst > 0;
  const average = isReported ? goalsAgainstAverage(goalsAgainst(row), secondsInGoal(row)) : null;
  return average ?? row.reportedGoalsAgainstAverage;
};

/** The goalies of a hockey league by save percentage, those with enough play first. */
export const goalies = statisticsOf(hockeySeasonGoalies)({
  params: leagueStatistics,
  fields: ['search', 'team', 'opponent', 'matches', 'minutes'],
  regulars: playedEnough,
  subject: {
    type: 'player',
    columns: ['number', 'team'],
    of: (row) => ({ ...row, name: row, teamId: row.orgId === null ? null : TeamId(row.orgId) }),
  },
  columns: () => [
    ...fields(hockeyTerms, 'gamesPlayed'),
    ...fields(terms, 'wins', 'losses', 'ties', 'shutouts'),
    figure('timeInGoal', hockeyTerms.timeInGoal, secondsInGoal, time),
    ...fields(hockeyTerms, 'shotsAgainst', 'saves'),
    figure('goalsAgainst', hockeyTerms.goalsAgainst, goalsAgainst),
    figure('goalsAgainstAverage', hockeyTerms.goalsAgainstAverage, averageAgainst, decimals(2)),
    figure('savePercentage', hockeyTerms.savePercentage, savePercentage, decimals(1)),
  ],
  detailed: ['shotsAgainst', 'saves', 'goalsAgainst', 'goalsAgainstAverage', 'savePercentage'],
  order: () => bySaves,
  sort: null,
  leaders: [
    {
      column: 'savePercentage',
      title: { en: 'Save percentage', no: 'Redningsprosent' },
      hasBars: false,
      amongRegulars: true,
    },
    {
      column: 'goalsAgainstAverage',
      title: { en: 'Goals against average', no: 'Mål mot i snitt' },
      best: 'least',
      hasBars: false,
      amongRegulars: true,
    },
    { column: 'wins' },
    { column: 'saves' },
  ],
});
