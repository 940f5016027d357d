import { type FederationText, lettersOf } from '../../federationText.ts';
import { type BySide, opponentOf, type Side, withSide } from '../../side.ts';
import type { Incident, PeriodResult } from '../incident/incident.ts';
import type { IncidentKind } from '../rules/incidentKind.ts';
import type { SportRules } from '../rules/sportRules.ts';
import { byPlace, type PeriodPlace, periodPlaceOf, placeKey } from './periodPlace.ts';

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
  sport: Pick<SportRules, 'sheet'>,
  { typeId, type }: Pick<Incident, 'typeId' | 'type'>,
  name: FederationText | null = null,
): IncidentKind => {
  const known = typeId === null ? undefined : sport.sheet.incidentKinds.get(typeId);
  if (known !== undefined) return known;
  const text = name ?? type;
  if (text === null) return 'other';
  const letters = lettersOf(text);
  const own = sport.sheet.words.find(([word]) => word.test(letters))?.[1];
  return own ?? words.find(([word]) => word.test(letters))?.[1] ?? 'other';
};

/** Points that an incident adds to the score, and the side that gets them. Callers leave out the goals of a shootout. */
interface Gain {
  readonly side: Side;
  readonly points: number;
}

/** The points that an incident adds by the sport's rule, null for none; an own goal counts for the opponents. */
export const gainOf = (
  sport: Pick<SportRules, 'sheet'>,
  kind: IncidentKind,
  { side, subtypeId }: Pick<Incident, 'side' | 'subtypeId'>,
): Gain | null => {
  const points = sport.sheet.pointsOf(kind, subtypeId);
  if (side === null || points === 0) return null;
  return { side: kind === 'ownGoal' ? opponentOf(side) : side, points };
};

/** An incident at its place in the match. */
export interface TimelineIncident {
  readonly incident: Incident;
  readonly kind: IncidentKind;
  /** Null where the federation named no known period. */
  readonly place: PeriodPlace | null;
  readonly gain: Gain | null;
  /** The score after it: of the match, or of the set in a sport whose points count within the period. */
  readonly score: BySide<number>;
}

interface TimelineInput {
  readonly sport: SportRules;
  readonly incidents: readonly Incident[];
  readonly periods: readonly PeriodResult[];
  /** Names of incident types by id, from `ta/MatchIncidentTypes`. */
  readonly typeNames: ReadonlyMap<number, FederationText>;
}

const last: PeriodPlace = { kind: 'shootout', number: Number.MAX_SAFE_INTEGER };
const none: BySide<number> = { home: 0, away: 0 };

/** The incidents in playing order, each with the score after it. Goals of a shootout do not count (reading 22). */
export const incidentTimeline = ({
  sport,
  incidents,
  periods,
  typeNames,
}: TimelineInput): readonly TimelineIncident[] => {
  const names = new Map(periods.map(({ periodId, name }) => [periodId, name]));
  const withinPeriod = sport.scoreWithin === 'period';
  const placed = incidents.map((incident) => {
    const { periodId, typeId } = incident;
    const name = periodId === null ? null : (names.get(periodId) ?? null);
    const place = periodPlaceOf(sport, { periodId, name });
    const kind = incidentKind(sport, incident, typeId === null ? null : (typeNames.get(typeId) ?? null));
    return { incident, kind, place, gain: place?.kind === 'shootout' ? null : gainOf(sport, kind, incident) };
  });
  let score = none;
  let period: string | null = null;
  return placed
    .toSorted((a, b) => byPlace(a.place ?? last, b.place ?? last))
    .map(({ incident, kind, place, gain }) => {
      const key = place === null ? null : placeKey(place);
      if (withinPeriod && key !== period) score = none;
      period = key;
      if (gain !== null) score = withSide(score, gain.side, score[gain.side] + gain.points);
      return { incident, kind, place, gain, score };
    });
};
