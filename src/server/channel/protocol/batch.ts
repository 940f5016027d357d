import type { Serial } from '@kampdag/core/live/log/timeToken';
import type { Draft } from './draft.ts';
import { messageSerial, type Position } from './serials.ts';

/** A message as it is sent to clients. */
export interface StoredMessage extends Omit<Draft, 'id'> {
  readonly id: string;
  readonly connectionId?: string | undefined;
  readonly timestamp: number;
  readonly action: 0;
  readonly serial: Serial;
  readonly version: { readonly serial: Serial; readonly timestamp: number };
}

/** What was published at once: one place, one time. */
export interface Batch {
  readonly id: string;
  /** Where the batch stands for those who resume; always after every earlier batch. */
  readonly position: Position;
  readonly timestamp: number;
  readonly connectionId?: string | undefined;
  readonly messages: readonly StoredMessage[];
}

/** Who publishes, and under which id: what is published again under the same one is not stored again. */
export interface Publication {
  readonly drafts: readonly Draft[];
  readonly id: string;
  readonly clientId?: string | undefined;
  readonly connectionId?: string | undefined;
}

/** What a publication is known by when it comes again: its first message's id. */
export const firstIdOf = ({ drafts, id }: Publication): string => drafts[0]?.id ?? `${id}:0`;

/** A body as the wire carries it: text as it is, anything else as JSON in a text. */
export const draftOf = (data: unknown): Draft =>
  typeof data === 'string' ? { data } : { data: JSON.stringify(data), encoding: 'json' };

/** A publication that was given its place, from which the serials of its messages follow. */
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
