import { Serial } from '@kampdag/core/live/log/timeToken';
import {
  type ChannelFailure,
  type ChannelMessage,
  type HistoryPage,
  stillEncoded,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import type { InboundMessage, PaginatedResult } from 'ably';
import { either, type taskEither } from 'fp-ts';

/** Messages per page of history; a shorter page is the last (specification §7). */
export const PAGE_SIZE = 100;

/** The message of whatever was thrown: the SDK rejects with its own errors and with plain objects. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : 'the history could not be read';

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''));

/**
 * Converts a message of the SDK. A remaining encoding means that the body could not be decoded: it stays raw, with a reason in our words,
 * since the SDK gives none (reading 29).
 */
export const channelMessage = (message: InboundMessage): ChannelMessage => {
  const data: unknown = message.data;
  const { encoding } = message;
  const place = {
    serial: Serial(message.serial ?? message.id),
    timestamp: Instant(message.timestamp),
    data: data instanceof ArrayBuffer ? base64(data) : data,
  };
  return typeof encoding === 'string' && encoding !== ''
    ? { ...place, error: stillEncoded(encoding) }
    : place;
};

/** Converts a page of the SDK's history, read when the task runs. */
export const historyPage =
  (
    read: () => Promise<PaginatedResult<InboundMessage> | null>,
  ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
  async () => {
    try {
      const page = await read();
      const messages = page?.items.map(channelMessage) ?? [];
      return page === null || messages.length < PAGE_SIZE || !page.hasNext()
        ? either.right({ messages })
        : either.right({ messages, next: historyPage(() => page.next()) });
    } catch (error) {
      return either.left({ type: 'ChannelFailure', message: messageOf(error) });
    }
  };
