import type { ChannelFailure, ChannelMessage, HistoryPage } from '@kampdag/core/live/channel/channel';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { Instant } from '@kampdag/core/time/instant';
import type { InboundMessage, PaginatedResult } from 'ably';
import { either, type taskEither } from 'fp-ts';

/** Messages per page of history; fewer means there are no more (specification §7). */
export const PAGE_SIZE = 100;

/** The words of whatever was thrown: the SDK rejects with its own errors, and with plain objects. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : otherwise;

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''));

/**
 * A message of the SDK as the port's. An encoding that is left means that the body could not be undone: it stays raw,
 * with the reason in the site's own words, since the SDK gives none (reading 29).
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
    ? { ...place, error: `Error while decrypting message content: it is still encoded as ${encoding}` }
    : place;
};

/** A page of the SDK, read when the task is run, as the port's. */
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
      return either.left({
        type: 'ChannelFailure',
        message: reasonOf(error, 'the history could not be read'),
      });
    }
  };
