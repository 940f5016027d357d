import { sheetOfGoals } from '../sheetRules.ts';
import type { Sport } from '../sport.ts';

/** Soccer, the corporate variant: it has results and no live view, hence no periods of its own. */
export const soccer: Sport = {
  kind: 'soccer',
  periods: [],
  periodLength: 2700,
  overtimeLength: 900,
  usualMinutes: 110,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  clock: {
    stoppedShows: 'elapsed',
    runningShows: 'elapsed',
    endDisplay: '90:00',
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  sheet: sheetOfGoals,
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: { gk: 'goalkeepers', df: 'defence', mf: 'midfield', fw: 'forwards' },
};
