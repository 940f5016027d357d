import { Serial } from '@kampdag/core/live/log/timeToken';
import {
  type ChannelFailure,
  type ChannelMessage,
  type ChannelSignal,
  type HistoryPage,
  type LiveChannel,
  stillEncoded,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import type { ChannelStateChange, ClientOptions, InboundMessage, PaginatedResult, Realtime } from 'ably';
import { either, type taskEither } from 'fp-ts';
import { Observable } from 'rxjs';
import type { AblyKey } from '../channel/access/tokens.ts';
import { plainEncoding } from '../channel/log/decoding.ts';

/** The most messages that the service gives per page. */
const pageSize = 1_000;

const messageOf = ({ serial, id, timestamp, data, encoding }: InboundMessage): ChannelMessage => {
  const message = { serial: Serial(serial ?? id), timestamp: Instant(timestamp) };
  return typeof encoding === 'string' && encoding !== ''
    ? { ...message, data: '', error: stillEncoded(plainEncoding(encoding)) }
    : { ...message, data };
};

const pageOf =
  (
    read: () => Promise<PaginatedResult<InboundMessage> | null>,
  ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
  async () => {
    try {
      const page = await read();
      const messages = page?.items.map(messageOf) ?? [];
      return page === null || !page.hasNext()
        ? either.right({ messages })
        : either.right({ messages, next: pageOf(() => page.next()) });
    } catch (error) {
      return either.left({ type: 'ChannelFailure', message: String(error) });
    }
  };

/**
 * The hosted live service as this server follows it: with its key, over one connection that opens with the first match. Each replica
 * costs one subscription for each followed match, however many visitors read it.
 *
 * @param cipherKey standard base64 of 32 bytes; null if the messages are not encrypted
 * @param options of the SDK, for a service at another address
 */
export const hostedLiveChannel = (
  { name, secret }: AblyKey,
  cipherKey: string | null,
  options: ClientOptions = {},
): LiveChannel & { readonly close: () => void } => {
  let client: Promise<Realtime> | null = null;
  const connected = (): Promise<Realtime> => {
    client ??= import('ably').then(
      ({ Realtime: Service }) =>
        new Service({ key: `${name}:${secret}`, clientId: 'server', logLevel: 0, ...options }),
    );
    return client;
  };
  const channelOf = async (channel: string) =>
    (await connected()).channels.get(channel, {
      attachOnSubscribe: false,
      ...(cipherKey === null ? {} : { cipher: { key: cipherKey } }),
    });

  return {
    signals$: (match) =>
      new Observable<ChannelSignal>((subscriber) => {
        const onChange = ({ current, resumed }: ChannelStateChange): void => {
          if (current === 'attached') subscriber.next({ type: 'attached', continuous: resumed });
          else if (current === 'failed') subscriber.next({ type: 'refused' });
          else if (current === 'suspended') subscriber.next({ type: 'disconnected' });
        };
        // An attached channel reports a loss of continuity by an update.
        const onUpdate = ({ resumed }: ChannelStateChange): void => {
          if (!resumed) subscriber.next({ type: 'attached', continuous: false });
        };
        const onMessage = (message: InboundMessage): void =>
          subscriber.next({ type: 'message', message: messageOf(message) });
        const join = async (): Promise<void> => {
          const channel = await channelOf(match);
          if (subscriber.closed) return;
          channel.on(['attached', 'failed', 'suspended'], onChange);
          channel.on('update', onUpdate);
          await channel.subscribe(onMessage);
          await channel.attach();
        };
        const leave = async (): Promise<void> => {
          const { channels } = await connected();
          const channel = channels.get(match);
          channel.off(onChange);
          channel.off(onUpdate);
          channel.unsubscribe(onMessage);
          await channel.detach();
          channels.release(match);
        };
        subscriber.next({ type: 'connecting' });
        join().catch(() => subscriber.next({ type: 'refused' }));
        return () => void leave().catch(() => undefined);
      }),
    history: (match, since, reach = 'attachment') =>
      pageOf(async () => {
        const channel = await channelOf(match);
        const range = { start: since, limit: pageSize };
        return channel.history(
          reach === 'attachment' && channel.state === 'attached' ? { ...range, untilAttach: true } : range,
        );
      }),
    // The SDK reconnects by itself.
    reconnect: () => undefined,
    close: () => void client?.then((realtime) => realtime.close()),
  };
};
