import { PeriodId } from '../../ids.ts';
import { goalScoring } from '../scoring.ts';
import type { Sport } from '../sport.ts';
import { hockeyTimeouts } from '../teamRules.ts';
import { hockeyFigures } from './figures.ts';
import { hockeyReaders } from './readers.ts';

/** Ice hockey: three periods of 20:00, overtime, shootout. Period ids as in the recordings, 200051 and on. */
export const iceHockey: Sport = {
  kind: 'icehockey',
  periods: [
    { id: PeriodId(200051), name: '1. periode', kind: 'regulation', number: 1, length: 1200 },
    { id: PeriodId(200052), name: '2. periode', kind: 'regulation', number: 2, length: 1200 },
    { id: PeriodId(200053), name: '3. periode', kind: 'regulation', number: 3, length: 1200 },
    { id: PeriodId(200054), name: 'Overtime', kind: 'overtime', number: 1, length: 300 },
    { id: PeriodId(200055), name: 'Straffeslag', kind: 'shootout', number: 1, length: 0 },
  ],
  periodLength: 1200,
  overtimeLength: 300,
  addedPeriods: 'overtime',
  fullOvertimes: true,
  clock: {
    stoppedShows: 'elapsed',
    endDisplay: '60:00',
    overtimeIsPlayedOut: false,
    totalMatchTime: 'played',
  },
  readers: hockeyReaders,
  scoring: goalScoring,
  figures: hockeyFigures,
  inPlay: { players: 5, begin: 'goalie' },
  timeouts: hockeyTimeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null },
  eventTypes: [
    'goal',
    'penalty',
    'shot',
    'faceoff',
    'penaltyShot',
    'shootout',
    'timeout',
    'timer',
    'playerTime',
  ],
  defaultFilter: ['goal', 'penalty', 'penaltyShot', 'shootout', 'timeout', 'timer', 'playerTime'],
};
