import type { Incident, IncidentPerson } from '@kampdag/core/league/incident';
import type { StoryIncident } from '@kampdag/core/league/incidentStory';
import { placesOf } from '@kampdag/core/league/periodCounts';
import { byPlace, type PeriodPlace } from '@kampdag/core/league/periodPlace';
import { fullName } from '@kampdag/core/league/person';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { EventsPageMessages, PointWay } from '../../../i18n/messages/matchpageEvents.ts';

/** What of the events is shown. */
export type EventFilter = 'all' | 'score' | 'rules' | 'pauses';

const rules: ReadonlySet<string> = new Set(['penalty', 'foul', 'yellowCard', 'redCard']);
const pauses: ReadonlySet<string> = new Set(['timeout', 'substitution']);

const filterOf = ({ kind, gain }: StoryIncident): EventFilter | null => {
  if (gain !== null || kind === 'goal') return 'score';
  if (rules.has(kind)) return 'rules';
  return pauses.has(kind) ? 'pauses' : null;
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

const pointWays: readonly (readonly [RegExp, PointWay])[] = [
  [/ess|ace/i, 'ace'],
  [/angrep|attack/i, 'attack'],
  [/blokk|block/i, 'block'],
  [/feil|error/i, 'error'],
];

/** How a volleyball point was won, by the federation's word for it; null where it is not told. */
export const pointWayOf = ({ subtype }: Pick<Incident, 'subtype'>): PointWay | null =>
  subtype === null ? null : (pointWays.find(([word]) => word.test(subtype))?.[1] ?? null);

/** What happened, in words: the site's where the kind is known, else the federation's. */
export const eventText = (
  { incident, kind }: StoryIncident,
  typeName: string | null,
  m: EventsPageMessages,
): string => {
  const { subtypeId, subtype, type } = incident;
  switch (kind) {
    case 'shot': {
      const result = subtypeId === null ? undefined : shotResults.get(subtypeId);
      return result === undefined ? m.kinds.shot : m.shot(result.worth, result.made);
    }
    case 'foul': {
      const foul = foulKind(subtypeId);
      return foul === null ? (subtype ?? m.kinds.foul) : m.fouls[foul];
    }
    case 'point': {
      const way = pointWayOf(incident);
      return way === null ? (subtype ?? m.kinds.point) : m.points[way];
    }
    case 'other':
      return [typeName ?? type ?? m.unknown, subtype].filter((part) => part !== null).join(', ');
    default:
      return m.kinds[kind];
  }
};

/** What stands beside the words: a goal's type, a penalty's minutes. */
export const eventDetail = ({ incident: { subtypeId, subtype }, kind }: StoryIncident): string | null => {
  if (kind === 'goal') return goalTypeCode(subtypeId) ?? subtype;
  return kind === 'penalty' ? subtype : null;
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
