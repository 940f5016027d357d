import { PeriodId } from '../../ids.ts';
import type { PeriodRule, Sport } from '../sport.ts';
import { handballSheet } from './sheetRule.ts';

const halves: readonly PeriodRule[] = [1, 2].map((number) => ({
  id: PeriodId(200_090 + number),
  name: `${number}. omgang`,
  kind: 'regulation',
  number,
  length: 1800,
}));

/** Two halves of extra time, and two more when still level (IHF rule 2:2). */
const extraTime: readonly PeriodRule[] = [1, 2, 3, 4].map((number) => ({
  id: PeriodId(200_092 + number),
  name: `${number}. ekstraomgang`,
  kind: 'overtime',
  number,
  length: 300,
}));

/** Handball: two halves of 30:00, extra time of 5:00, 7-metre throws. */
export const handball: Sport = {
  kind: 'handball',
  periods: [
    ...halves,
    ...extraTime,
    { id: PeriodId(200_097), name: 'Straffekastkonkurranse', kind: 'shootout', number: 1, length: 0 },
  ],
  periodLength: 1800,
  overtimeLength: 300,
  usualMinutes: 90,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  clock: {
    stoppedShows: 'elapsed',
    runningShows: 'elapsed',
    endDisplay: '60:00',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  sheet: handballSheet,
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
