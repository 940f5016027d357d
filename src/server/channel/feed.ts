import type { ChannelName } from '@kampdag/core/live/channel';
import type { Serial } from '@kampdag/core/live/timeToken';
import { immediately, type OutletOf } from './bursts.ts';
import type { Draft } from './inbound.ts';
import { messageSerial, nextPosition, ORIGIN, type Position, positionAt, positionBefore } from './serials.ts';
import type { ChannelSource, SourceMessage } from './source.ts';

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

/** Who publishes, and under which id. */
export interface Publication {
  readonly drafts: readonly Draft[];
  readonly id: string;
  readonly clientId?: string | undefined;
  readonly connectionId?: string | undefined;
  readonly timestamp?: number | undefined;
}

/** One channel: its messages in order of arrival, and those who listen. Everything in it happens in one turn. */
export interface Feed {
  /** The last message's place, or the floor of an empty channel. */
  readonly head: () => Position;
  /** Nothing at or before it can be replayed: who resumes from before it has lost continuity. */
  readonly floor: () => Position;
  readonly batches: () => readonly Batch[];
  /** The first batch behind a place. */
  readonly next: (position: Position) => Batch | undefined;
  /** How many batches are behind a place. */
  readonly behind: (position: Position) => number;
  readonly publish: (publication: Publication) => Batch;
  readonly listen: (listener: (batch: Batch) => void) => () => void;
  readonly listeners: () => number;
  readonly purge: () => void;
  /** Whether it holds what its source could not give again. */
  readonly isKept: () => boolean;
  readonly close: () => void;
}

/** Where counting within a millisecond begins for what is published here: the source's serials lie below. */
const PUBLISHED = 500;

/** A body as the wire carries it: text as it is, anything else as JSON in a text. */
export const draftOf = (data: unknown): Draft =>
  typeof data === 'string' ? { data } : { data: JSON.stringify(data), encoding: 'json' };

const batchOf = (own: Position, place: Position, timestamp: number, publication: Publication): Batch => ({
  id: publication.id,
  position: place,
  timestamp,
  connectionId: publication.connectionId,
  messages: publication.drafts.map((draft, index) => {
    const serial = messageSerial(own, index);
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

/**
 * Opens a channel: joins the source first, then reads its history, so that nothing falls between.
 *
 * @param outletOf how those who listen are told: each batch at once, unless told
 */
export const openFeed = (
  channel: ChannelName,
  source: ChannelSource,
  now: () => number,
  outletOf: OutletOf = immediately,
): Feed => {
  const listeners = new Set<(batch: Batch) => void>();
  const early: SourceMessage[] = [];
  let batches: Batch[] = [];
  let known: Position = ORIGIN;
  let opened = false;
  let kept = false;

  const outlet = outletOf((batch) => {
    for (const listener of listeners) listener(batch);
  });
  const append = (batch: Batch): Batch => {
    batches.push(batch);
    if (listeners.size > 0) outlet.push(batch);
    return batch;
  };

  const receive = (message: SourceMessage): void => {
    if (!opened) {
      early.push(message);
      return;
    }
    // Serials of one series sort as text: what is not newer than the newest known was told by history already.
    if (message.position <= known) return;
    known = message.position;
    const last = head();
    // A publication may stand before a message of the source that comes late: that one keeps its serial, and queues behind.
    const place = message.position > last ? message.position : nextPosition(last);
    append(
      batchOf(message.position, place, message.timestamp, {
        id: `source:${message.position}`,
        drafts: [
          {
            ...draftOf(message.data),
            ...(message.encoding === undefined ? {} : { encoding: message.encoding }),
          },
        ],
      }),
    );
  };

  const stop = source.follow(channel, receive);
  const history = source.history(channel);
  let floor = history === undefined ? positionAt(now()) : ORIGIN;
  const head = (): Position => batches.at(-1)?.position ?? floor;
  /** How many batches are at or before a place. */
  const upTo = (position: Position): number => {
    let [from, to] = [0, batches.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((batches[middle]?.position ?? ORIGIN) > position) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  opened = true;
  for (const message of history ?? []) receive(message);
  for (const message of early) receive(message);

  return {
    head,
    floor: () => floor,
    batches: () => batches,
    next: (position) => batches[upTo(position)],
    behind: (position) => batches.length - upTo(position),
    publish: (publication) => {
      const timestamp = publication.timestamp ?? now();
      // Seeding with the past is open to a channel where nobody yet was told of a place.
      if (batches.length === 0 && listeners.size === 0 && !kept && positionAt(timestamp) <= floor) {
        floor = positionBefore(timestamp);
      }
      kept = true;
      const wanted = positionAt(timestamp, PUBLISHED);
      const place = wanted > head() ? wanted : nextPosition(head());
      return append(batchOf(place, place, timestamp, publication));
    },
    listen: (listener) => {
      // What waits is behind the place that whoever comes now is told: it is for the others.
      outlet.flush();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners: () => listeners.size,
    purge: () => {
      outlet.flush();
      floor = head();
      batches = [];
      kept = true;
    },
    isKept: () => kept,
    close: () => {
      outlet.close();
      stop();
    },
  };
};
