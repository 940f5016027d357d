import { FederationText, lettersOf } from '@kampdag/core/federationText';
import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import type { IncidentKind } from '@kampdag/core/league/rules/incidentKind';
import type { EventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { federationText, federationTextOr, type ShownText, siteText } from '../../i18n/shownText.ts';
import type { IncidentWords } from './incidentWords.ts';
import type { PlayTone } from './playText.ts';

/** A filter of events. */
export type IncidentFilter = 'all' | 'score' | 'rules' | 'pauses';

/** Each kind's filter, unless it scored; null for kinds under all events only. */
const filterOfKind: Readonly<Record<IncidentKind, Exclude<IncidentFilter, 'all'> | null>> = {
  goal: 'score',
  ownGoal: null,
  shot: null,
  penalty: 'rules',
  foul: 'rules',
  faceoff: null,
  point: null,
  offensiveRebound: null,
  defensiveRebound: null,
  steal: null,
  block: null,
  turnover: null,
  timeout: 'pauses',
  substitution: 'pauses',
  yellowCard: 'rules',
  redCard: 'rules',
  blueCard: 'rules',
  suspension: 'rules',
  sevenMetreGoal: 'score',
  sevenMetreMiss: null,
  other: null,
};

const filterOf = ({ kind, gain }: TimelineIncident): IncidentFilter | null =>
  gain === null ? filterOfKind[kind] : 'score';

/** An event's emphasis: goals and points first, then penalties and cards. */
export const eventTone = (event: TimelineIncident): PlayTone => {
  if (event.gain !== null) return event.kind === 'goal' || event.kind === 'ownGoal' ? 'goal' : 'score';
  return filterOf(event) === 'rules' ? 'strong' : 'plain';
};

const filters: readonly IncidentFilter[] = ['all', 'score', 'rules', 'pauses'];

/** The filters that match some event, in order. */
export const filtersIn = (story: readonly TimelineIncident[]): readonly IncidentFilter[] =>
  filters.filter((filter) => filter === 'all' || story.some((one) => filterOf(one) === filter));

/** The filter in the address. Default: all. */
export const filterIn = (query: URLSearchParams): IncidentFilter =>
  filters.find((filter) => filter === query.get('events')) ?? 'all';

/** The periods with events, in playing order. */
export const periodsIn = (story: readonly TimelineIncident[]): readonly PeriodPlace[] =>
  placesOf(
    [],
    story.map(({ place }) => place),
  );

/** The title of an incident: the site's for known kinds, else the federation's. */
export const eventText = (
  event: TimelineIncident,
  typeName: FederationText | null,
  words: IncidentWords,
  m: EventsPageMessages,
): ShownText => {
  const { incident, kind } = event;
  const own = words.title(event, m);
  if (own !== null) return own;
  if (kind !== 'other') return siteText(m.kinds[kind]);
  const parts = [typeName ?? incident.type, incident.subtype].filter((part) => part !== null).map(lettersOf);
  return federationTextOr(parts.length === 0 ? null : FederationText(parts.join(', ')), m.unknown);
};

/** A detail of an incident: a goal's type, a penalty's reason and minutes. */
export const eventDetail = (
  event: TimelineIncident,
  words: IncidentWords,
  m: EventsPageMessages,
): ShownText | null => {
  const own = words.detail(event, m);
  const { subtype } = event.incident;
  if (own !== null || subtype === null) return own;
  if (event.kind === 'penalty') return m.penalty(subtype);
  return event.kind === 'goal' ? federationText(subtype) : null;
};

/** The direction of the person at a place among an incident's people: in a substitution the one coming in is first. */
export const directionOf = ({ kind }: TimelineIncident, at: number): 'in' | 'out' | null => {
  if (kind !== 'substitution') return null;
  return at === 0 ? 'in' : 'out';
};

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
 * The visible events by period: all periods of a match with few, the chosen one of a match with many; those of unknown period, whose
 * place is null, follow the last.
 */
export const eventGroups = (
  story: readonly TimelineIncident[],
  chosen: PeriodPlace | null,
  filter: IncidentFilter,
) => {
  const places = periodsIn(story);
  const last = places.at(-1);
  const isLast = chosen === null || last === undefined || byPlace(chosen, last) === 0;
  const isSplit = isByPeriod(story);
  const visible = story.filter((one) => filter === 'all' || filterOf(one) === filter);
  return [...(isSplit && chosen !== null ? [chosen] : places), ...(isSplit && !isLast ? [] : [null])]
    .map((place) => ({
      key: place === null ? 'nowhere' : placeKey(place),
      place,
      events: visible.filter((one) =>
        place === null || one.place === null ? one.place === place : byPlace(one.place, place) === 0,
      ),
    }))
    .filter(({ events }) => events.length > 0);
};
