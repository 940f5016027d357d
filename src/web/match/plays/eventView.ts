import type { IncidentPerson } from '@kampdag/core/league/incident/incident';
import type { IncidentKind } from '@kampdag/core/league/incident/incidentKind';
import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, type PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { fullName } from '@kampdag/core/league/player/person';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { FederationText } from '../../i18n/federationText.ts';
import type { EventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import type { PlayTone } from './playText.ts';

/** What of the events is shown. */
export type EventFilter = 'all' | 'score' | 'rules' | 'pauses';

/** The filter that each kind belongs to, unless it scored; null for those that all events alone show. */
const filterOfKind: Readonly<Record<IncidentKind, Exclude<EventFilter, 'all'> | null>> = {
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

const filterOf = ({ kind, gain }: StoryIncident): EventFilter | null =>
  gain === null ? filterOfKind[kind] : 'score';

/** How loud an event is: goals and points stand out, then penalties and cards. */
export const eventTone = (event: StoryIncident): PlayTone => {
  if (event.gain !== null) return event.kind === 'goal' || event.kind === 'ownGoal' ? 'goal' : 'score';
  return filterOf(event) === 'rules' ? 'strong' : 'plain';
};

const filters: readonly EventFilter[] = ['all', 'score', 'rules', 'pauses'];

/** The filters that leave something, in their order. */
export const filtersIn = (story: readonly StoryIncident[]): readonly EventFilter[] =>
  filters.filter((filter) => filter === 'all' || story.some((one) => filterOf(one) === filter));

/** The filter that an address names; everything where it names none. */
export const filterIn = (query: URLSearchParams): EventFilter =>
  filters.find((filter) => filter === query.get('events')) ?? 'all';

/** The periods that have events, in playing order. */
export const periodsIn = (story: readonly StoryIncident[]): readonly PeriodPlace[] =>
  placesOf(
    [],
    story.map(({ place }) => place),
  );

/** A period's events that a filter leaves; null stands for those of no known period. */
export const eventsOf = (
  story: readonly StoryIncident[],
  place: PeriodPlace | null,
  filter: EventFilter,
): readonly StoryIncident[] =>
  story.filter(
    (one) =>
      (filter === 'all' || filterOf(one) === filter) &&
      (place === null || one.place === null ? one.place === place : byPlace(one.place, place) === 0),
  );

/** The site's own words. */
export const ours = (text: string): FederationText => ({ text, lang: undefined });

/** The federation's word for what the site has none for; where it has none either, the site's for anything like it. */
export const theirs = (text: string | null, otherwise: string): FederationText =>
  text === null ? ours(otherwise) : { text, lang: federationLanguage };

/** How a sport puts incidents of its own into words; null leaves them to the words that all sports share. */
export interface IncidentWords {
  readonly title: (event: StoryIncident, m: EventsPageMessages) => FederationText | null;
  readonly detail: (event: StoryIncident, m: EventsPageMessages) => FederationText | null;
}

/** For a sport without incidents of its own. */
export const sharedWords: IncidentWords = { title: () => null, detail: () => null };

/** What happened, in words: the site's where the kind is known, else the federation's. */
export const eventText = (
  event: StoryIncident,
  typeName: string | null,
  words: IncidentWords,
  m: EventsPageMessages,
): FederationText => {
  const { incident, kind } = event;
  const own = words.title(event, m);
  if (own !== null) return own;
  if (kind !== 'other') return ours(m.kinds[kind]);
  return theirs(
    [typeName ?? incident.type, incident.subtype].filter((part) => part !== null).join(', ') || null,
    m.unknown,
  );
};

/** What stands beside the words: a goal's type, what a penalty was called for and its minutes. */
export const eventDetail = (
  event: StoryIncident,
  words: IncidentWords,
  m: EventsPageMessages,
): FederationText | null => {
  const own = words.detail(event, m);
  const { subtype } = event.incident;
  if (own !== null || subtype === null) return own;
  if (event.kind === 'penalty') return m.penalty(subtype);
  return event.kind === 'goal' ? theirs(subtype, subtype) : null;
};

/** Who had part in it: a name, and in a substitution which way. */
export interface EventPerson {
  readonly person: IncidentPerson;
  readonly name: string;
  readonly way: 'in' | 'out' | null;
}

/** The people of an event; of a substitution the one who came in is named first. */
export const eventPeople = ({ incident: { people }, kind }: StoryIncident): readonly EventPerson[] =>
  people.map((person, at) => ({
    person,
    name: fullName(person),
    way: kind === 'substitution' ? (at === 0 ? 'in' : 'out') : null,
  }));
