import type { LiveEvent, LiveEventType } from '../live/event.ts';
import type { PersonInEvent } from '../live/lineup/eventPeople.ts';
import type { EventReader, EventReaders } from '../live/wire/eventReader.ts';

/** A sport's rule for one event type. */
export interface EventRule<E extends LiveEvent> {
  /** Its `MatchEventType`. */
  readonly sentAs: string;
  readonly read: EventReader;
  /** In the event filter: on by default, off by default, or absent (specification §4). */
  readonly filter: 'chosen' | 'offered' | 'absent';
  /** Whether it shows that its period has been played, unlike a clock set in advance. */
  showsPlay(event: E): boolean;
  /** Whether its message also belongs on the goals channel (wire-format §4). */
  readonly onGoalsChannel: (sent: Readonly<Record<string, unknown>>) => boolean;
  /** Its people, the main one first. */
  people(event: E): readonly PersonInEvent[];
}

/** The rules of a sport's event types, in the order of the event filter. */
export type EventRules<E extends LiveEvent> = {
  readonly [T in E['type']]: EventRule<Extract<E, { readonly type: T }>>;
};

/** A sport's events. */
export interface SportEvents {
  readonly events: Readonly<Partial<Record<LiveEventType, EventRule<LiveEvent>>>>;
  readonly readers: EventReaders;
  /** The types in the event filter, in order. */
  readonly eventTypes: readonly LiveEventType[];
  /** The default choice of the event filter (specification §4). */
  readonly defaultFilter: readonly LiveEventType[];
}

/** The events of a sport by its rules. */
export const sportEvents = <E extends LiveEvent>(rules: EventRules<E>): SportEvents => {
  const events: SportEvents['events'] = rules;
  const list = Object.entries(events) as (readonly [LiveEventType, EventRule<LiveEvent>])[];
  const typesWith = (...filters: readonly EventRule<LiveEvent>['filter'][]): readonly LiveEventType[] =>
    list.flatMap(([type, { filter }]) => (filters.includes(filter) ? [type] : []));
  return {
    events,
    readers: new Map(list.map(([, { sentAs, read }]) => [sentAs, read])),
    eventTypes: typesWith('chosen', 'offered'),
    defaultFilter: typesWith('chosen'),
  };
};

const always = (): boolean => true;
const never = (): boolean => false;

/** For events of play that do not score. */
export const inPlay = { showsPlay: always, onGoalsChannel: never } as const;
/** For events of play that may score. */
export const scoring = { showsPlay: always, onGoalsChannel: always } as const;
/** For events that do not prove play. */
export const besidePlay = { showsPlay: never, onGoalsChannel: never } as const;
