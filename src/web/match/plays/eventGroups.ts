import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { type EventFilter, eventsOf, periodsIn } from './eventView.ts';

/** A period's events under its name; null stands for those of no known period. */
export interface EventGroup {
  readonly key: string;
  readonly place: PeriodPlace | null;
  readonly events: readonly StoryIncident[];
}

/** So many events are read in one go; of more, one period at a time. */
const fewEvents = 40;

/** Whether a match's events are shown period by period. */
export const isByPeriod = (story: readonly StoryIncident[]): boolean =>
  story.length > fewEvents && periodsIn(story).length > 1;

/** The period that an address names, else the first. */
export const periodIn = (query: URLSearchParams, places: readonly PeriodPlace[]): PeriodPlace | null =>
  places.find((place) => placeParameter(place) === query.get('period')) ?? places[0] ?? null;

/** A period as the address names it: `regulation-2`. */
export const placeParameter = (place: PeriodPlace): string => placeKey(place).replace(' ', '-');

/** The events that are shown, by period: of a match with few all, of one with many the chosen period's; of no known period after the last. */
export const eventGroups = (
  story: readonly StoryIncident[],
  chosen: PeriodPlace | null,
  filter: EventFilter,
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
