import { PeriodId } from '../../ids.ts';
import type { PeriodRule, Sport } from '../sport.ts';
import { basketballSheet } from './sheetRule.ts';

const quarters: readonly PeriodRule[] = [1, 2, 3, 4].map((number) => ({
  id: PeriodId(200072 + number),
  name: `${number}. periode`,
  kind: 'regulation',
  number,
  length: 600,
}));

const extraPeriods: readonly PeriodRule[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  id: PeriodId(200076 + number),
  name: `${number}. ekstraomgang`,
  kind: 'overtime',
  number,
  length: 300,
}));

/** Basketball: four periods of 10:00, extra periods of 5:00 (reading 20). */
export const basketball: Sport = {
  kind: 'basketball',
  periods: [...quarters, ...extraPeriods],
  periodLength: 600,
  overtimeLength: 300,
  usualMinutes: 120,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  clock: {
    stoppedShows: 'remaining',
    runningShows: 'remaining',
    endDisplay: '40:00',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'remaining',
  },
  sheet: basketballSheet,
  standings: {
    columns: ['matches', 'victories', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: false,
  },
  positions: { pg: 'guards', sg: 'guards', sf: 'wings', pf: 'wings', c: 'centres' },
};
