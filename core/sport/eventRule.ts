import type { EventBase } from '../live/eventBase.ts';
import type { PersonInEvent } from '../live/lineup/eventPeople.ts';
import type { Lenient } from '../live/wire/wireCodecs.ts';

/** A message's body. */
type Sent = Readonly<Record<string, unknown>>;

/** A field of an event type. */
export interface EventField<A> {
  readonly read: (sent: Sent) => A;
}

/** A field that a message has under a name. */
export interface SentField<A> extends EventField<A | null> {
  readonly name: string;
  readonly codec: Lenient<A>;
}

/** The field that a message has under a name; null where it is absent or of an unexpected type. */
export const sent = <A>(name: string, codec: Lenient<A>): SentField<A> => ({
  name,
  codec,
  read: (body) => codec.read(body[name]),
});

/** A field computed from others. */
export const computed = <A>(read: (sent: Sent) => A): EventField<A> => ({ read });

type Fields = Readonly<Record<string, EventField<unknown>>>;

type EventWith<T extends string, F extends Fields> = EventBase & { readonly type: T } & {
  readonly [K in keyof F]: F[K] extends EventField<infer A> ? A : never;
};

/** How an event type is shown and passed on. */
interface Presentation<E> {
  /** In the event filter: on by default, off by default, or absent (specification §4). */
  readonly filter: 'chosen' | 'offered' | 'absent';
  /** Whether it shows that its period has been played, unlike a clock set in advance. */
  showsPlay(event: E): boolean;
  /** Whether its message also belongs on the goals channel (wire-format §4). */
  readonly onGoalsChannel: (sent: Sent) => boolean;
  /** Its people, the main one first. */
  people(event: E): readonly PersonInEvent[];
}

/** A sport's rule for one event type. */
export interface EventRule<E extends EventBase> extends Presentation<E> {
  /** Its `MatchEventType`. */
  readonly sentAs: string;
  readonly fields: Fields;
  /** Reads an event from a message's body. */
  readonly read: (base: EventBase, sent: Sent) => E;
}

/** The event of a rule, or of any of several. */
export type EventOf<R> = R extends EventRule<infer E> ? E : never;

/** The rule of an event type with fields of its own besides those of every event. */
export const eventRule = <const T extends string, F extends Fields>(
  type: T,
  sentAs: string,
  fields: F,
  presentation: Presentation<EventWith<T, F>>,
): EventRule<EventWith<T, F>> => {
  const own = Object.entries(fields);
  // Copied for each event, so that all have the same field order (one hidden class in V8).
  const blank = Object.fromEntries([['type', type], ...own.map(([name]) => [name, null])]) as Record<
    string,
    unknown
  >;
  return {
    sentAs,
    fields,
    read: (base, body) => {
      const event = { ...blank };
      for (const [name, { read }] of own) event[name] = read(body);
      // Each field was read by its own rule.
      return { ...event, ...base } as unknown as EventWith<T, F>;
    },
    ...presentation,
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
