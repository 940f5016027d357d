import { PeriodId } from '../../ids.ts';
import type { PeriodRule, Sport } from '../sport.ts';
import { basketballTimeouts } from '../teamRules.ts';
import { basketballFigures } from './figures.ts';
import { basketballReaders } from './readers.ts';
import { basketballTeamFouls } from './teamFouls.ts';

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

const eventTypes: Sport['eventTypes'] = [
  'shotAttempt',
  'defensiveRebound',
  'offensiveRebound',
  'substitution',
  'foul',
  'block',
  'steal',
  'turnover',
  'timeout',
  'timer',
];

/** Basketball: four periods of 10:00, extra periods of 5:00 (reading 20). */
export const basketball: Sport = {
  kind: 'basketball',
  periods: [...quarters, ...extraPeriods],
  periodLength: 600,
  overtimeLength: 300,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  clock: {
    stoppedShows: 'remaining',
    endDisplay: '40:00',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'remaining',
  },
  readers: basketballReaders,
  scoring: {
    types: ['shotAttempt'],
    points: (event) => (event.type === 'shotAttempt' && event.made ? (event.worth ?? 0) : 0),
    toldBy: new Map(),
    mayTellOf: () => false,
    within: 'match',
    countsShots: false,
  },
  figures: basketballFigures,
  inPlay: { players: 5, begin: 'starters' },
  timeouts: basketballTimeouts,
  teamFouls: basketballTeamFouls,
  // A run that is news: eight points in a row, as broadcasters say.
  news: { leadChanges: true, run: 8 },
  eventTypes,
  defaultFilter: eventTypes,
};
