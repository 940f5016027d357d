import type { Serial } from '@kampdag/core/live/log/timeToken';
import * as t from 'io-ts';
import { messageSerial, type Position } from './serials.ts';

/** An optional, nullable value. */
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Reads a message from its publisher. */
export const Draft = t.partial({
  id: nullable(t.string),
  name: nullable(t.string),
  data: nullable(t.string),
  encoding: nullable(t.string),
  clientId: nullable(t.string),
  extras: nullable(t.UnknownRecord),
});

/** A message from its publisher. Fields that the server sets (time, serial) are ignored. */
export type Draft = t.TypeOf<typeof Draft>;

/** A message as sent to clients. */
export interface StoredMessage extends Omit<Draft, 'id'> {
  readonly id: string;
  readonly connectionId?: string | undefined;
  readonly timestamp: number;
  readonly action: 0;
  readonly serial: Serial;
  readonly version: { readonly serial: Serial; readonly timestamp: number };
}

/** Messages published together, with one position and one time. */
export interface Batch {
  readonly id: string;
  /** The position for resuming, after that of every earlier batch. */
  readonly position: Position;
  readonly timestamp: number;
  readonly connectionId?: string | undefined;
  readonly messages: readonly StoredMessage[];
}

/** Messages to publish, and their publisher. A repeated id is not stored again. */
export interface Publication {
  readonly drafts: readonly Draft[];
  readonly id: string;
  readonly clientId?: string | undefined;
  readonly connectionId?: string | undefined;
}

/** The id that identifies a repeated publication: its first message's. */
export const firstIdOf = ({ drafts, id }: Publication): string => drafts[0]?.id ?? `${id}:0`;

/** A body for the wire: a text as it is, anything else as JSON. */
export const draftOf = (data: unknown): Draft =>
  typeof data === 'string' ? { data } : { data: JSON.stringify(data), encoding: 'json' };

/** A publication at its position, from which the serials of its messages follow. */
export const batchOf = (position: Position, timestamp: number, publication: Publication): Batch => ({
  id: publication.id,
  position,
  timestamp,
  connectionId: publication.connectionId,
  messages: publication.drafts.map((draft, index) => {
    const serial = messageSerial(position, index);
    return {
      ...draft,
      id: draft.id ?? `${publication.id}:${index}`,
      clientId: draft.clientId ?? publication.clientId,
      connectionId: publication.connectionId,
      timestamp,
      action: 0,
      serial,
      version: { serial, timestamp },
    };
  }),
});
