import { either } from 'fp-ts';
import type * as t from 'io-ts';
import type { EventBase, LiveEvent } from './event.ts';

/** Reads the fields that a type of event has of its own; null where the body cannot be read as that type. */
export type EventReader = (base: EventBase, raw: unknown) => LiveEvent | null;

/** How a sport reads its messages, by `MatchEventType`. */
export type EventReaders = ReadonlyMap<string, EventReader>;

/**
 * A reader of the type's own fields. Each field is lenient, so that only a body that is no object could fail, and that is
 * seen before.
 */
export const reading =
  <W>(codec: t.Type<W, unknown>, read: (base: EventBase, sent: W) => LiveEvent): EventReader =>
  (base, raw) => {
    const decoded = codec.decode(raw);
    return either.isRight(decoded) ? read(base, decoded.right) : null;
  };
