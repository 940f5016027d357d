import { opponentOf, type Side } from '../../side.ts';
import { shotResults } from '../../sport/basketball/shotResult.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import type { Incident } from './incident.ts';

/** What an incident is, as far as the site tells kinds apart. */
export type IncidentKind =
  | 'goal'
  | 'ownGoal'
  | 'shot'
  | 'penalty'
  | 'foul'
  | 'faceoff'
  | 'point'
  | 'offensiveRebound'
  | 'defensiveRebound'
  | 'steal'
  | 'block'
  | 'turnover'
  | 'timeout'
  | 'substitution'
  | 'yellowCard'
  | 'redCard'
  | 'other';

/** Basketball's types are specified or were seen (specification §3, wire-format §3). */
const basketballTypes: ReadonlyMap<number, IncidentKind> = new Map([
  [200_436, 'shot'],
  [200_437, 'foul'],
  [200_439, 'timeout'],
  [410, 'turnover'],
  [407, 'offensiveRebound'],
  [408, 'defensiveRebound'],
]);

/** The other sports' types have no specified numbers: the federation's names tell, the narrower word before the wider. */
const words: readonly (readonly [RegExp, IncidentKind])[] = [
  [/selvm.l|own goal/i, 'ownGoal'],
  [/time-?\s?out/i, 'timeout'],
  [/gult kort|yellow/i, 'yellowCard'],
  [/r.dt kort|red card/i, 'redCard'],
  [/bytte|substitution/i, 'substitution'],
  [/dropp|face-?\s?off/i, 'faceoff'],
  [/utvisning|penalty/i, 'penalty'],
  [/skudd|shot/i, 'shot'],
  [/offensiv retur|offensive rebound/i, 'offensiveRebound'],
  [/defensiv retur|defensive rebound/i, 'defensiveRebound'],
  [/turnover|balltap/i, 'turnover'],
  [/steal|ballerobring/i, 'steal'],
  [/blokk|block/i, 'block'],
  [/foul/i, 'foul'],
  [/poeng|point/i, 'point'],
  [/m.l\b|goal/i, 'goal'],
];

/** The kind of an incident; `name` is its type's name in `ta/MatchIncidentTypes`, where that is known. */
export const incidentKind = (
  sport: SportKind,
  { typeId, type }: Pick<Incident, 'typeId' | 'type'>,
  name: string | null = null,
): IncidentKind => {
  const known = sport === 'basketball' && typeId !== null ? basketballTypes.get(typeId) : undefined;
  if (known !== undefined) return known;
  const text = name ?? type ?? '';
  return words.find(([word]) => word.test(text))?.[1] ?? 'other';
};

/** What an incident adds to the score, and whose; null where it adds nothing. A goal of a shootout is the caller's to leave out. */
export interface Gain {
  readonly side: Side;
  readonly points: number;
}

/** What an incident of a kind adds to the score: 1, 2 or 3 in basketball, else 1; an own goal counts for the opponents. */
export const gainOf = (
  kind: IncidentKind,
  { side, subtypeId }: Pick<Incident, 'side' | 'subtypeId'>,
): Gain | null => {
  if (side === null) return null;
  switch (kind) {
    case 'goal':
    case 'point':
      return { side, points: 1 };
    case 'ownGoal':
      return { side: opponentOf(side), points: 1 };
    case 'shot': {
      const result = subtypeId === null ? undefined : shotResults.get(subtypeId);
      return result?.made === true ? { side, points: result.worth } : null;
    }
    default:
      return null;
  }
};
