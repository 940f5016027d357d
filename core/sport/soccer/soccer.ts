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
  shootoutAdds: 'nothing',
  hasNamedLeagues: false,
  sets: null,
  clock: {
    shows: 'matchTime',
    hasAddedTime: true,
    fullTime: 5400,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  // The federations' words for a sending-off, a second caution among them, and a caution (IFAB law 12).
  sheet: {
    ...sheetOfGoals,
    words: [
      [/(andre|annet|2\.|to) gul|second yellow|second caution/i, 'redCard'],
      [/utvis|r.dt|dismissal|sent off|sending.?off|red card/i, 'redCard'],
      [/advarsel|caution|gul|yellow/i, 'yellowCard'],
    ],
  },
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: { gk: 'goalkeepers', df: 'defence', mf: 'midfield', fw: 'forwards' },
};
