import { type Sport, sheetOfGoals } from '../sport.ts';

/** A sport of which only that it has matches and a score is known (reading 41): no clock, no periods but those that its data names. */
export const plain: Sport = {
  kind: 'plain',
  periods: [],
  periodLength: 0,
  overtimeLength: 0,
  usualMinutes: 60,
  addedPeriods: 'regulation',
  fullOvertimes: false,
  scoreWithin: 'match',
  shootoutAdds: 'nothing',
  hasNamedLeagues: false,
  sets: null,
  clock: {
    shows: 'nothing',
    hasAddedTime: false,
    fullTime: 0,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  sheet: sheetOfGoals,
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: {},
};
