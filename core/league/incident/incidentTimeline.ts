import { type BySide, withSide } from '../../side.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { sportOf } from '../../sport/sportOf.ts';
import { byPlace, type PeriodPlace, periodPlaceOf, placeKey } from '../match/periodPlace.ts';
import type { PeriodResult } from '../match/periodResult.ts';
import type { Incident } from './incident.ts';
import { type IncidentKind } from './incidentKind.ts';
import { type Gain, gainOf, incidentKind } from './incidentReading.ts';

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

/** The sheets from which a match's incidents are put in order and scored. */
export interface TimelineInput {
  readonly sport: SportKind;
  readonly incidents: readonly Incident[];
  readonly periods: readonly PeriodResult[];
  /** Names of incident types by id, from `ta/MatchIncidentTypes`. */
  readonly typeNames: ReadonlyMap<number, string>;
}

const last: PeriodPlace = { kind: 'shootout', number: Number.MAX_SAFE_INTEGER };
const none: BySide<number> = { home: 0, away: 0 };

/**
 * The incidents in playing order, each with the score after it. Goals of a shootout do not count (reading 22); volleyball's
 * points count within their set.
 */
export const incidentTimeline = ({
  sport,
  incidents,
  periods,
  typeNames,
}: TimelineInput): readonly TimelineIncident[] => {
  const names = new Map(periods.map(({ periodId, name }) => [periodId, name]));
  const withinPeriod = sportOf(sport).scoreWithin === 'period';
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
