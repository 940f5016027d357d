import { numberedPeriods, type Sport, sheetOfGoals } from '../sport.ts';

/** Volleyball: up to five sets, not timed. Set ids as in the recordings, 200061 and on. */
export const volleyball: Sport = {
  kind: 'volleyball',
  periods: numberedPeriods(5, 200_061, 'sett', { kind: 'regulation', length: 0 }),
  periodLength: 0,
  overtimeLength: 0,
  usualMinutes: 120,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'period',
  shootoutAdds: 'nothing',
  hasNamedLeagues: false,
  sets: { bestOf: 5, points: 25, lastPoints: 15 },
  clock: {
    shows: 'nothing',
    hasAddedTime: false,
    fullTime: 0,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  sheet: { ...sheetOfGoals, listsUnplayedPeriods: true },
  standings: {
    columns: ['matches', 'victories', 'losses', 'goals', 'points'],
    // Rally points, which no setting names.
    lastColumns: ['partialPointsScored', 'partialPointsConceded', 'partialPointsDifference'],
    hasDraws: false,
  },
  positions: {
    legger: 'setters',
    kantspiller: 'outside',
    midtspiller: 'middle',
    diagonal: 'opposite',
    libero: 'libero',
  },
};
