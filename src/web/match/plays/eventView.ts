import type { IncidentPerson } from '@kampdag/core/league/incident/incident';
import type { IncidentKind } from '@kampdag/core/league/incident/incidentKind';
import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, type PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { fullName } from '@kampdag/core/league/player/person';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { FederationText } from '../../i18n/federationText.ts';
import type { EventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
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

/** A period's events that pass a filter; a null period for those of unknown period. */
export const eventsOf = (
  story: readonly TimelineIncident[],
  place: PeriodPlace | null,
  filter: IncidentFilter,
): readonly TimelineIncident[] =>
  story.filter(
    (one) =>
      (filter === 'all' || filterOf(one) === filter) &&
      (place === null || one.place === null ? one.place === place : byPlace(one.place, place) === 0),
  );

/** Text in the site's language. */
export const siteText = (text: string): FederationText => ({ text, lang: undefined });

/** The federation's text where there is one, else the site's fallback. */
export const federationTextOr = (text: string | null, otherwise: string): FederationText =>
  text === null ? siteText(otherwise) : { text, lang: federationLanguage };

/** A sport's texts for its own incidents; null for those that all sports share. */
export interface IncidentWords {
  readonly title: (event: TimelineIncident, m: EventsPageMessages) => FederationText | null;
  readonly detail: (event: TimelineIncident, m: EventsPageMessages) => FederationText | null;
}

/** For a sport without incidents of its own. */
export const sharedWords: IncidentWords = { title: () => null, detail: () => null };

/** The title of an incident: the site's for known kinds, else the federation's. */
export const eventText = (
  event: TimelineIncident,
  typeName: string | null,
  words: IncidentWords,
  m: EventsPageMessages,
): FederationText => {
  const { incident, kind } = event;
  const own = words.title(event, m);
  if (own !== null) return own;
  if (kind !== 'other') return siteText(m.kinds[kind]);
  return federationTextOr(
    [typeName ?? incident.type, incident.subtype].filter((part) => part !== null).join(', ') || null,
    m.unknown,
  );
};

/** A detail of an incident: a goal's type, a penalty's reason and minutes. */
export const eventDetail = (
  event: TimelineIncident,
  words: IncidentWords,
  m: EventsPageMessages,
): FederationText | null => {
  const own = words.detail(event, m);
  const { subtype } = event.incident;
  if (own !== null || subtype === null) return own;
  if (event.kind === 'penalty') return m.penalty(subtype);
  return event.kind === 'goal' ? federationTextOr(subtype, subtype) : null;
};

/** A person in an incident, and the direction of a substitution. */
export interface EventPerson {
  readonly person: IncidentPerson;
  readonly name: string;
  readonly direction: 'in' | 'out' | null;
}

/** The people of an incident; in a substitution the one coming in is first. */
export const eventPeople = ({ incident: { people }, kind }: TimelineIncident): readonly EventPerson[] =>
  people.map((person, at) => ({
    person,
    name: fullName(person),
    direction: kind === 'substitution' ? (at === 0 ? 'in' : 'out') : null,
  }));
