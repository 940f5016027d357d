import { PeriodId } from '../../ids.ts';
import type { PeriodRule, Sport } from '../sport.ts';

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
  clock: { stoppedShows: 'remaining', endDisplay: '40:00' },
  eventTypes: ['shot', 'timeout', 'timer', 'unknown'],
  defaultFilter: ['shot', 'timeout', 'timer', 'unknown'],
};
