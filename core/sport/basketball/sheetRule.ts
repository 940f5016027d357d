import type { IncidentKind } from '../../league/incident/incidentKind.ts';
import type { SheetRule } from '../sport.ts';
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

/** Basketball's sheet: a made shot is worth 1, 2 or 3. */
export const basketballSheet: SheetRule = {
  incidentKinds,
  pointsOf: (kind, subtypeId) => {
    const result = kind === 'shot' && subtypeId !== null ? shotResults.get(subtypeId) : undefined;
    return result?.made === true ? result.worth : 0;
  },
  listsUnplayedPeriods: false,
};
