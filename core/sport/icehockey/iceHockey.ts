import { FederationText } from '../../federationText.ts';
import { PeriodId } from '../../ids.ts';
import { numberedPeriods, type Sport, sheetOfGoals } from '../sport.ts';

/** Ice hockey: three periods of 20:00, overtime, shootout. Period ids as in the recordings, 200051 and on. */
export const iceHockey: Sport = {
  kind: 'icehockey',
  periods: [
    ...numberedPeriods(3, 200_051, 'periode', { kind: 'regulation', length: 1200 }),
    { id: PeriodId(200054), name: FederationText('Overtime'), kind: 'overtime', number: 1, length: 300 },
    { id: PeriodId(200055), name: FederationText('Straffeslag'), kind: 'shootout', number: 1, length: 0 },
  ],
  periodLength: 1200,
  overtimeLength: 300,
  usualMinutes: 150,
  addedPeriods: 'overtime',
  fullOvertimes: true,
  scoreWithin: 'match',
  shootoutAdds: 'oneGoal',
  hasNamedLeagues: true,
  sets: null,
  clock: {
    shows: 'remaining',
    hasAddedTime: false,
    fullTime: 3600,
    overtimeIsPlayedOut: false,
    totalMatchTime: 'played',
  },
  sheet: sheetOfGoals,
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
};
