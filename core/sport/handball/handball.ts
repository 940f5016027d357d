import { FederationText } from '../../federationText.ts';
import { PeriodId } from '../../ids.ts';
import { numberedPeriods, type Sport, sheetOfGoals } from '../sport.ts';

/** Handball: two halves of 30:00, extra time of 5:00, 7-metre throws. */
export const handball: Sport = {
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
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  shootoutAdds: 'itsGoals',
  hasNamedLeagues: false,
  sets: null,
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
};
