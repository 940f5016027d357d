import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { eventsOf, type IncidentFilter, periodsIn } from './eventView.ts';

/** A period's events; a null period for those of unknown period. */
export interface EventGroup {
  readonly key: string;
  readonly place: PeriodPlace | null;
  readonly events: readonly TimelineIncident[];
}

/** The most events shown at once; a match with more is split by period. */
const fewEvents = 40;

/** Whether a match's events are split by period. */
export const isByPeriod = (story: readonly TimelineIncident[]): boolean =>
  story.length > fewEvents && periodsIn(story).length > 1;

/** The period in the address. Default: the first. */
export const periodIn = (query: URLSearchParams, places: readonly PeriodPlace[]): PeriodPlace | null =>
  places.find((place) => placeParameter(place) === query.get('period')) ?? places[0] ?? null;

/** A period in the address: `regulation-2`. */
export const placeParameter = (place: PeriodPlace): string => placeKey(place).replace(' ', '-');

/**
 * The visible events by period: all periods of a match with few, the chosen one of a match with many; those of unknown period
 * follow the last.
 */
export const eventGroups = (
  story: readonly TimelineIncident[],
  chosen: PeriodPlace | null,
  filter: IncidentFilter,
): readonly EventGroup[] => {
  const places = periodsIn(story);
  const last = places.at(-1);
  const isLast = chosen === null || last === undefined || byPlace(chosen, last) === 0;
  const shown = isByPeriod(story) && chosen !== null ? [chosen] : places;
  return [...shown, ...(!isByPeriod(story) || isLast ? [null] : [])]
    .map((place) => ({
      key: place === null ? 'nowhere' : placeKey(place),
      place,
      events: eventsOf(story, place, filter),
    }))
    .filter(({ events }) => events.length > 0);
};
