import type { LiveEvent, LiveEventType } from '../live/event.ts';
import type { PersonInEvent } from '../live/lineup/eventPeople.ts';
import type { EventReader, EventReaders } from '../live/wire/eventReader.ts';

/** All that a sport's rules say of one of its types of event. */
export interface EventRule<E extends LiveEvent> {
  /** Its `MatchEventType`. */
  readonly sentAs: string;
  readonly read: EventReader;
  /** In the event filter: chosen at first, there to be chosen, or absent (specification §4). */
  readonly filter: 'chosen' | 'offered' | 'absent';
  /** Whether it shows that its period is or was played, as a clock set in advance does not. */
  showsPlay(event: E): boolean;
  /** Whether a message of it, as sent, belongs on the goals channel too (wire-format §4). */
  readonly reportsScore: (sent: Readonly<Record<string, unknown>>) => boolean;
  /** Who has a part in it, the one it is about first. */
  people(event: E): readonly PersonInEvent[];
}

/** A rule for each type of event that a sport has, in the order of the event filter. */
export type EventRules<E extends LiveEvent> = {
  readonly [T in E['type']]: EventRule<Extract<E, { readonly type: T }>>;
};

/** What is known of a sport's events by their rules. */
export interface SportEvents {
  readonly events: Readonly<Partial<Record<LiveEventType, EventRule<LiveEvent>>>>;
  /** What its messages mean, by `MatchEventType`; one of another type is kept as it came. */
  readonly readers: EventReaders;
  /** The types of event its matches have, in the order of the event filter. */
  readonly eventTypes: readonly LiveEventType[];
  /** What the event filter shows before the visitor chooses (specification §4). */
  readonly defaultFilter: readonly LiveEventType[];
}

/** A sport's events by the rules of their types. */
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

/** Of an event of play that is no score. */
export const inPlay = { showsPlay: always, reportsScore: never } as const;
/** Of an event of play that may change the score. */
export const scoring = { showsPlay: always, reportsScore: always } as const;
/** Of an event that happens whether or not the clock runs. */
export const besidePlay = { showsPlay: never, reportsScore: never } as const;
