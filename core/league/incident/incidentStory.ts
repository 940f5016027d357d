import { type BySide, withSide } from '../../side.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { sportOf } from '../../sport/sportOf.ts';
import { byPlace, type PeriodPlace, periodPlaceOf, placeKey } from '../match/periodPlace.ts';
import type { PeriodResult } from '../match/periodResult.ts';
import type { Incident } from './incident.ts';
import { type IncidentKind } from './incidentKind.ts';
import { type Gain, gainOf, incidentKind } from './incidentReading.ts';

/** An incident in its place in the match. */
export interface StoryIncident {
  readonly incident: Incident;
  readonly kind: IncidentKind;
  /** Null where the federation named no period that is known. */
  readonly place: PeriodPlace | null;
  readonly gain: Gain | null;
  /** After it: of the match, in a sport whose points add up within the period of that period. */
  readonly score: BySide<number>;
}

/** What is needed to tell a match by its incidents. */
export interface StoryInput {
  readonly sport: SportKind;
  readonly incidents: readonly Incident[];
  readonly periods: readonly PeriodResult[];
  /** Names of incident types by id, from `ta/MatchIncidentTypes`. */
  readonly typeNames: ReadonlyMap<number, string>;
}

const last: PeriodPlace = { kind: 'shootout', number: Number.MAX_SAFE_INTEGER };
const none: BySide<number> = { home: 0, away: 0 };

/**
 * The incidents in playing order, each with the score after it. Goals of a shootout do not count (reading 22), points of volleyball
 * count within their set.
 */
export const incidentStory = ({
  sport,
  incidents,
  periods,
  typeNames,
}: StoryInput): readonly StoryIncident[] => {
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
