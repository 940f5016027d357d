import { hockeyFigures } from '../icehockey/figures.ts';
import { hockeyReaders } from '../icehockey/readers.ts';
import { goalScoring } from '../scoring.ts';
import type { Sport } from '../sport.ts';
import { hockeyTimeouts } from '../teamRules.ts';

/** Soccer, the corporate variant: it has results and no live view, hence no periods of its own. */
export const soccer: Sport = {
  kind: 'soccer',
  periods: [],
  periodLength: 2700,
  overtimeLength: 900,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  clock: {
    stoppedShows: 'elapsed',
    endDisplay: '90:00',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  readers: hockeyReaders,
  scoring: goalScoring,
  figures: hockeyFigures,
  inPlay: { players: 10, begin: 'goalie' },
  timeouts: hockeyTimeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null },
  eventTypes: ['goal', 'timer'],
  defaultFilter: ['goal', 'timer'],
};
