import { FederationText } from '../../federationText.ts';
import { PeriodId } from '../../ids.ts';
import { mutualFirst, worthByResult } from '../../league/rules/rankingRule.ts';
import { numberedPeriods, sheetOfGoals, usualRules } from '../../league/rules/sportRules.ts';
import {
  perPeriod,
  scoringIn,
  sportEvents,
  type TimeoutRule,
  withoutRepeats,
} from '../../live/rules/liveRules.ts';
import type { SportWith } from '../common/sportWith.ts';
import { redCardsOfThirds } from './disqualifications.ts';
import { handballEligibility } from './eligibility.ts';
import { type HandballEvent, handballEvents } from './event.ts';
import { handballFigures } from './figures.ts';

/** Three team time-outs a match, at most two in a half and one in the last five minutes; none in extra time (IHF rule 2:10). */
const timeouts: TimeoutRule = [
  { window: () => 'match', allowed: ({ kind }) => (kind === 'regulation' ? 3 : 0) },
  { window: perPeriod, allowed: () => 2 },
  {
    window: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 2 && elapsed >= length - 300 ? 'last five minutes' : null,
    allowed: () => 1,
  },
];

/** Handball: two halves of 30:00, extra time of 5:00, 7-metre throws. */
export const handball: SportWith<HandballEvent['type']> = {
  kind: 'handball',
  periods: [
    ...numberedPeriods(2, 200_091, 'omgang', { kind: 'regulation', length: 1800 }),
    // Two halves of extra time, and two more when still level (IHF rule 2:2).
    ...numberedPeriods(4, 200_093, 'ekstraomgang', { kind: 'overtime', length: 300 }),
    {
      id: PeriodId(200_097),
      name: FederationText('Straffekastkonkurranse'),
      kind: 'shootout',
      number: 1,
      length: 0,
    },
  ],
  periodLength: 1800,
  overtimeLength: 300,
  usualMinutes: 90,
  ...usualRules,
  shootoutAdds: 'itsGoals',
  clock: {
    shows: 'elapsed',
    hasAddedTime: false,
    fullTime: 3600,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  // A scored 7-metre throw is a goal too.
  sheet: {
    incidentKinds: new Map([
      [200_701, 'goal'],
      [200_702, 'sevenMetreGoal'],
      [200_703, 'sevenMetreMiss'],
      [200_704, 'sevenMetreMiss'],
      [200_705, 'suspension'],
      [200_706, 'yellowCard'],
      [200_707, 'redCard'],
      [200_708, 'blueCard'],
      [200_709, 'timeout'],
    ]),
    words: [
      [/advarsel|warning/i, 'yellowCard'],
      [/diskvalifi|disqualif/i, 'redCard'],
      [/utvisning|suspension|2 ?min/i, 'suspension'],
      [/bl.tt kort|blue card/i, 'blueCard'],
    ],
    pointsOf: (kind, subtypeId) => (kind === 'sevenMetreGoal' ? 1 : sheetOfGoals.pointsOf(kind, subtypeId)),
    listsUnplayedPeriods: false,
  },
  playersCall: 'handball/match/Players/{matchId}',
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: {
    målvakt: 'goalkeepers',
    'venstre ving': 'wings',
    'høyre ving': 'wings',
    'venstre back': 'backs',
    midtback: 'backs',
    'høyre back': 'backs',
    strek: 'pivots',
  },
  // Matches between the level teams come first (federation's rules § 19-1.6.3).
  ranking: {
    worth: worthByResult(2),
    guaranteedPoints: () => null,
    mayHaveOvertime: () => false,
    orders: mutualFirst,
  },
  screens: {
    statistics: [{ label: 'players', route: '/statistics/handball/players', inCorporate: false }],
    hasTransfers: false,
    teamPlayers: '/statistics/handball/players',
  },
  ...sportEvents(handballEvents),
  scoring: {
    ...scoringIn(handballEvents),
    ...withoutRepeats,
  },
  savedShots: null,
  figures: handballFigures,
  creditsIn: redCardsOfThirds,
  inPlay: { players: 6, begin: 'goalie', reportsChanges: false },
  eligibility: handballEligibility,
  timeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'periods' },
};
