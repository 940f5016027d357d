import { opponentOf, type Side } from '../../side.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { sportOf } from '../../sport/sportOf.ts';
import type { Incident } from './incident.ts';
import type { IncidentKind } from './incidentKind.ts';

/** Kinds by the federation's type names, for types without a specified number; narrower words come before wider ones. */
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

/** The kind of an incident; `name` is its type's name in `ta/MatchIncidentTypes`, if known. */
export const incidentKind = (
  sport: SportKind,
  { typeId, type }: Pick<Incident, 'typeId' | 'type'>,
  name: string | null = null,
): IncidentKind => {
  const known = typeId === null ? undefined : sportOf(sport).sheet.incidentKinds.get(typeId);
  if (known !== undefined) return known;
  const text = name ?? type ?? '';
  return words.find(([word]) => word.test(text))?.[1] ?? 'other';
};

/** Points that an incident adds to the score, and the side that gets them. Callers leave out the goals of a shootout. */
export interface Gain {
  readonly side: Side;
  readonly points: number;
}

/** The points that an incident adds by the sport's rule, null for none; an own goal counts for the opponents. */
export const gainOf = (
  sport: SportKind,
  kind: IncidentKind,
  { side, subtypeId }: Pick<Incident, 'side' | 'subtypeId'>,
): Gain | null => {
  const points = sportOf(sport).sheet.pointsOf(kind, subtypeId);
  if (side === null || points === 0) return null;
  return { side: kind === 'ownGoal' ? opponentOf(side) : side, points };
};
