import { FederationText } from '../../federationText.ts';
import { PeriodId } from '../../ids.ts';
import { mutualFirst, type RankingRule, worthByResult } from '../../league/rules/rankingRule.ts';
import { numberedPeriods, sheetOfGoals, usualRules } from '../../league/rules/sportRules.ts';
import { isOfType } from '../../live/event.ts';
import type { Goal } from '../../live/events/goalEvents.ts';
import { scoringIn, sportEvents } from '../../live/rules/liveRules.ts';
import type { SportWith } from '../common/sportWith.ts';
import { hockeyEligibility } from './eligibility.ts';
import { type HockeyEvent, hockeyEvents } from './event.ts';
import { hockeyFigures } from './figures.ts';
import { penaltyShotGoal } from './goalType.ts';
import { hockeyMatchCredits } from './live/matchCredits.ts';
import { savedShotsOf } from './live/shotsOnGoal.ts';

/** Three points, one of them for the loser after overtime; or two, in some leagues. */
const ranking: RankingRule = {
  worth: (result, multiplier) => {
    const { home, away } = worthByResult(multiplier)(result, multiplier);
    const isLate = result.decided === 'overtime' || result.decided === 'penalties';
    if (multiplier === 2 || !isLate || home === away) return { home, away };
    return home > away ? { home: 2, away: 1 } : { home: 1, away: 2 };
  },
  guaranteedPoints: (_, multiplier) => (multiplier === 3 ? 1 : null),
  // Overtime ends with a goal, and a shootout gives one.
  mayHaveOvertime: (margin) => margin === 1,
  orders: mutualFirst,
};

/** Ice hockey: three periods of 20:00, overtime, shootout. Period ids as in the recordings, 200051 and on. */
export const iceHockey: SportWith<HockeyEvent['type']> = {
  kind: 'icehockey',
  periods: [
    ...numberedPeriods(3, 200_051, 'periode', { kind: 'regulation', length: 1200 }),
    { id: PeriodId(200054), name: FederationText('Overtime'), kind: 'overtime', number: 1, length: 300 },
    { id: PeriodId(200055), name: FederationText('Straffeslag'), kind: 'shootout', number: 1, length: 0 },
  ],
  periodLength: 1200,
  overtimeLength: 300,
  usualMinutes: 150,
  ...usualRules,
  fullOvertimes: true,
  shootoutAdds: 'oneGoal',
  hasNamedLeagues: true,
  clock: {
    shows: 'remaining',
    hasAddedTime: false,
    fullTime: 3600,
    overtimeIsPlayedOut: false,
    totalMatchTime: 'played',
  },
  sheet: sheetOfGoals,
  playersCall: 'icehockey/Match/Players/{matchId}',
  standings: {
    // Specification §2.
    columns: [
      'matches',
      'victoriesFullTime',
      'victoriesOvertime',
      'victoriesPenalties',
      'draws',
      'lossesFullTime',
      'lossesOvertime',
      'lossesPenalties',
      'bonusPoints',
      'goalsScored',
      'goalsConceded',
      'points',
      'penaltyMinutes',
    ],
    lastColumns: [],
    hasDraws: true,
  },
  positions: {
    gk1: 'goalies',
    gk2: 'goalies',
    gk: 'goalies',
    rd: 'defence',
    ld: 'defence',
    rw: 'forwards',
    ce: 'forwards',
    lw: 'forwards',
  },
  ranking,
  screens: {
    statistics: [
      { label: 'players', route: '/statistics/players', inCorporate: false },
      { label: 'goalies', route: '/statistics/goalies', inCorporate: true },
      { label: 'attendance', route: '/statistics/attendance', inCorporate: true },
      { label: 'teams', route: '/statistics/teams', inCorporate: false },
    ],
    hasTransfers: false,
    teamPlayers: '/statistics/players',
  },
  ...sportEvents(hockeyEvents),
  // Goals, and scored penalty shots that no Goal repeats, count one each.
  scoring: {
    ...scoringIn(hockeyEvents),
    repeatedBy: new Map([['penaltyShot', 'goal']]),
    // A goal of another type repeats a penalty shot only of the same second.
    mayRepeat: ({ event }, { event: other }) =>
      isOfType<Goal>(event, 'goal') &&
      (event.goalType === penaltyShotGoal || event.elapsed === other.elapsed),
  },
  savedShots: savedShotsOf,
  figures: hockeyFigures,
  creditsIn: hockeyMatchCredits,
  inPlay: { players: 5, begin: 'goalie', reportsChanges: false },
  eligibility: hockeyEligibility,
  // One timeout per match (IIHF rule 87).
  timeouts: [{ window: () => 'match', allowed: () => 1 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
