import { type Sport, sheetOfGoals } from '../sport.ts';

/** Soccer, the corporate variant, which has results but no live view, and hence no periods. */
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
