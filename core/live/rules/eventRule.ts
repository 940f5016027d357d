import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { EventBase } from '../eventBase.ts';
import type { EventMessageType } from '../wire/messageType.ts';
import type { Lenient, WireField } from '../wire/wireCodecs.ts';
import { nobody, type PersonInEvent } from './eventPeople.ts';

/** A message's body. */
type Sent = Readonly<Record<string, unknown>>;

type WireFields = Readonly<Record<string, WireField<unknown>>>;

/** A field of an event type. */
export interface EventField<A> {
  /** The fields of the message that it is read from; no others leave the server (reading 43). */
  readonly wire: WireFields;
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
  wire: { [name]: codec },
  read: (body) => codec.read(body[name]),
});

type Values<W extends WireFields> = { readonly [K in keyof W]: ReturnType<W[K]['read']> };

/** A field computed from fields of the message. */
export const computed = <W extends WireFields, A>(
  wire: W,
  compute: (values: Values<W>) => A,
): EventField<A> => {
  const own = Object.entries(wire);
  return {
    wire,
    read: (body) => {
      const values: Record<string, unknown> = {};
      for (const [name, { read }] of own) values[name] = read(body[name]);
      // Each value was read by its own codec.
      return compute(values as Values<W>);
    },
  };
};

type Fields = Readonly<Record<string, EventField<unknown>>>;

type EventWith<T extends string, F extends Fields> = EventBase & { readonly type: T } & {
  readonly [K in keyof F]: F[K] extends EventField<infer A> ? A : never;
};

/** What an event is announced as; `none` where it never is. A `milestone` starts or ends the match or a period. */
export type NewsKind = 'goal' | 'point' | 'penalty' | 'card' | 'timeout' | 'attempt' | 'milestone' | 'none';

/** How an event type is shown, announced, counted and passed on. */
export interface EventFacts<E> {
  /** In the event filter: on by default, off by default, or absent (specification §4). */
  readonly filter: 'chosen' | 'offered' | 'absent';
  /** Whether the play by play shows it (specification §4). */
  isShown(event: E): boolean;
  /** Whether viewers of a broadcast recognize its moment, so that they can sync the page by it. */
  readonly isRecognizable: boolean;
  /** Whether it shows that its period has been played, unlike a clock set in advance. */
  showsPlay(event: E): boolean;
  /** Whether it tells that play was stopped at its time. */
  stopsPlay(event: E): boolean;
  /** What it is announced as; an event that can score is a goal or point. */
  readonly news: NewsKind;
  /** Its points; 0 when it did not score. */
  points(event: E): number;
  /** Whether its points are the opponents', as for a red card in volleyball. Default: false. */
  readonly scoresForOpponents?: boolean;
  /** Whether it counts in figures of players or teams: then its sport's `figures` say how. */
  readonly hasFigures: boolean;
  /** Whether its message also belongs on the goals channel (wire-format §4). */
  onGoalsChannel(event: E): boolean;
  /** Its people, the main one first. */
  people(event: E): readonly PersonInEvent[];
  /** All players at play of a side or of both, where it lists them. Default: none. */
  playersAtPlay?(event: E): readonly (readonly [Side, readonly PersonId[] | null])[];
}

/** A sport's rule for one event type. */
export interface EventRule<E extends EventBase> extends EventFacts<E> {
  /** Its `MatchEventType`. */
  readonly sentAs: EventMessageType;
  readonly fields: Fields;
  /** Reads an event from a message's body. */
  readonly read: (base: EventBase, sent: Sent) => E;
}

/** The facts of a rule that types depend on. */
export interface EventClass<N extends NewsKind, C extends boolean> {
  readonly news: N;
  readonly hasFigures: C;
}

/** The event of a rule, or of any of several. */
export type EventOf<R> = R extends EventRule<infer E> ? E : never;

/** The rule of an event type with fields of its own besides those of every event. */
export const eventRule = <
  const T extends string,
  F extends Fields,
  const N extends NewsKind,
  const C extends boolean,
>(
  type: T,
  sentAs: EventMessageType,
  fields: F,
  facts: EventFacts<EventWith<T, F>> & EventClass<N, C>,
): EventRule<EventWith<T, F>> & EventClass<N, C> => {
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
      const event: Record<string, unknown> = { ...blank, ...base };
      for (const [name, { read }] of own) event[name] = read(body);
      // Each field was read by its own rule.
      return event as unknown as EventWith<T, F>;
    },
    ...facts,
  };
};

/** Holds for every event of a type. */
export const always = (): boolean => true;
/** Holds for no event of a type. */
export const never = (): boolean => false;

/** The points of an event type that does not score. */
export const noPoints = (): number => 0;

const ofPlay = { showsPlay: always, isShown: always, isRecognizable: true, stopsPlay: never } as const;

/** For events of play that do not score. */
export const inPlay = { ...ofPlay, points: noPoints, onGoalsChannel: never } as const;
/** For events of play that may score. */
export const scoring = { ...ofPlay, onGoalsChannel: always } as const;
/** For events that do not prove play. */
export const besidePlay = { showsPlay: never, points: noPoints, onGoalsChannel: never } as const;

/** For events that are kept and shown nowhere, such as those of a type that their sport does not read. */
export const shownNowhere = {
  filter: 'absent',
  ...besidePlay,
  isShown: never,
  isRecognizable: false,
  stopsPlay: never,
  news: 'none',
  hasFigures: false,
  people: nobody,
} as const satisfies EventFacts<EventBase>;
