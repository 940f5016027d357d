import type * as t from 'io-ts';
import type { LiveEvent } from '../event.ts';
import type { EventBase } from '../eventBase.ts';
import { wireReader } from './wireReader.ts';

/**
 * Reads the specific fields of an event type; null where the body cannot be read. Specific fields go before `...base`: V8
 * adds fields after a spread a hundred times slower.
 */
export type EventReader = (base: EventBase, raw: unknown) => LiveEvent | null;

/** A sport's event readers, by `MatchEventType`. */
export type EventReaders = ReadonlyMap<string, EventReader>;

/** An event reader by schema. All fields are lenient, so that only a body that is no object fails. */
export const reading = <P extends t.Props>(
  schema: t.TypeC<P>,
  read: (base: EventBase, sent: t.TypeOf<t.TypeC<P>>) => LiveEvent,
): EventReader => {
  const readSent = wireReader(schema);
  return (base, raw) => {
    const sent = readSent(raw);
    return sent === null ? null : read(base, sent);
  };
};
