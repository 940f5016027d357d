import { PeriodId } from '../../ids.ts';
import type { Sport } from '../sport.ts';
import { volleyballTimeouts } from '../teamRules.ts';
import { volleyballFigures } from './figures.ts';
import { volleyballReaders } from './readers.ts';

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
  addedPeriods: 'regulation',
  fullOvertimes: false,
  clock: {
    stoppedShows: 'nothing',
    endDisplay: '',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  readers: volleyballReaders,
  scoring: {
    types: ['point'],
    points: (event) => (event.type === 'point' ? 1 : 0),
    toldBy: new Map(),
    mayTellOf: () => false,
    within: 'period',
    countsShots: false,
  },
  figures: volleyballFigures,
  inPlay: { players: 6, begin: 'starters' },
  timeouts: volleyballTimeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null },
  eventTypes: ['point', 'penalty', 'timer', 'timeout', 'substitution'],
  defaultFilter: ['point', 'penalty', 'timer', 'timeout'],
};
