import { numberedPeriods } from '../numberedPeriods.ts';
import type { Sport } from '../sport.ts';
import { basketballSheet } from './sheetRule.ts';

/** Basketball: four periods of 10:00, extra periods of 5:00 (reading 20). */
export const basketball: Sport = {
  kind: 'basketball',
  periods: [
    ...numberedPeriods(4, 200_073, 'periode', { kind: 'regulation', length: 600 }),
    ...numberedPeriods(6, 200_077, 'ekstraomgang', { kind: 'overtime', length: 300 }),
  ],
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
