import type { IncidentKind } from '../../league/incident/incidentKind.ts';
import { numberedPeriods, type Sport } from '../sport.ts';
import { shotResults } from './shotResult.ts';

/** Basketball's incident types, specified or observed (specification §3, wire-format §3). */
const incidentKinds: ReadonlyMap<number, IncidentKind> = new Map([
  [200_436, 'shot'],
  [200_437, 'foul'],
  [200_439, 'timeout'],
  [410, 'turnover'],
  [407, 'offensiveRebound'],
  [408, 'defensiveRebound'],
]);

/** Basketball: four periods of 10:00, extra periods of 5:00 (reading 20). */
export const basketball: Sport = {
  kind: 'basketball',
  periods: [
    ...numberedPeriods(4, 200_073, 'periode', { kind: 'regulation', length: 600 }),
    ...numberedPeriods(6, 200_077, 'ekstraomgang', { kind: 'overtime', length: 300 }),
  ],
  periodLength: 600,
  overtimeLength: 300,
  usualMinutes: 120,
  addedPeriods: 'overtime',
  fullOvertimes: false,
  scoreWithin: 'match',
  shootoutAdds: 'nothing',
  hasNamedLeagues: false,
  sets: null,
  clock: {
    shows: 'remaining',
    hasAddedTime: false,
    fullTime: 2400,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'remaining',
  },
  // A made shot is worth 1, 2 or 3.
  sheet: {
    incidentKinds,
    words: [],
    pointsOf: (kind, subtypeId) => {
      const result = kind === 'shot' && subtypeId !== null ? shotResults.get(subtypeId) : undefined;
      return result?.made === true ? result.worth : 0;
    },
    listsUnplayedPeriods: false,
  },
  standings: {
    columns: ['matches', 'victories', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: false,
  },
  positions: { pg: 'guards', sg: 'guards', sf: 'frontcourt', pf: 'frontcourt', c: 'centres' },
};
