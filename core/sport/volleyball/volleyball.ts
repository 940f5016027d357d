import { PeriodId } from '../../ids.ts';
import type { Sport } from '../sport.ts';

/** Volleyball: up to five sets, not timed. Set ids as in the recordings, 200061 and on. */
export const volleyball: Sport = {
  kind: 'volleyball',
  periods: [1, 2, 3, 4, 5].map((number) => ({
    id: PeriodId(200060 + number),
    name: `${number}. sett`,
    kind: 'regulation',
    number,
    length: 0,
  })),
  periodLength: 0,
  overtimeLength: 0,
  clock: { stoppedShows: 'elapsed', endDisplay: '40:00' },
  eventTypes: ['penalty', 'timer', 'timeout', 'unknown'],
  defaultFilter: ['penalty', 'timer', 'timeout', 'unknown'],
};
