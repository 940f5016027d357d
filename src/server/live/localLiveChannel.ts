import {
  type ChannelFailure,
  type ChannelMessage,
  type ChannelName,
  type ChannelSignal,
  type HistoryPage,
  type LiveChannel,
  stillEncoded,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { Observable, Subscription } from 'rxjs';
import type { Feed } from '../channel/feed/feed.ts';
import { decoded, plainEncoding } from '../channel/log/decoding.ts';
import type { StoredMessage } from '../channel/protocol/batch.ts';
import type { Scheduler } from '../effects.ts';

/** The dependencies of the channel. */
export interface LocalLiveChannelConfig {
  /** Opens a channel; rejects if its log cannot be reached. */
  readonly open: (channel: ChannelName) => Promise<Feed>;
  /** Decrypts bodies (32 bytes); null if they are not encrypted. */
  readonly key: Uint8Array | null;
  readonly scheduler: Scheduler;
}

/** Milliseconds until a log that could not be reached is tried again. */
const retryDelay = 1_000;

const messageOf = (
  { data, encoding, serial, timestamp }: StoredMessage,
  key: Uint8Array | null,
): ChannelMessage => {
  const body = decoded(data, encoding ?? '', key);
  const message = { serial, timestamp: Instant(timestamp) };
  return body.encoding === ''
    ? { ...message, data: body.data }
    : { ...message, data: '', error: stillEncoded(plainEncoding(body.encoding)) };
};

/** This server's own live channel, read within the process. Its bodies are whole: what leaves the server is filtered where it leaves. */
export const localLiveChannel = ({
  open,
  key,
  scheduler,
}: LocalLiveChannelConfig): LiveChannel & { readonly close: () => void } => ({
  signals$: (name) =>
    new Observable<ChannelSignal>((subscriber) => {
      const subscription = new Subscription();
      const attach = async (): Promise<void> => {
        const feed = await open(name);
        if (subscriber.closed) return;
        const attached = { type: 'attached', continuous: false } as const;
        subscription.add(feed.onRestored(() => subscriber.next(attached)));
        subscription.add(feed.onPurged(() => subscriber.next({ ...attached, forgets: true })));
        subscription.add(
          feed.listen(({ messages }) => {
            for (const message of messages) {
              subscriber.next({ type: 'message', message: messageOf(message, key) });
            }
          }),
        );
        subscriber.next(attached);
      };
      const begin = (): void => {
        attach().catch(() => {
          subscriber.next({ type: 'disconnected' });
          subscription.add(scheduler.after(retryDelay, begin));
        });
      };
      subscriber.next({ type: 'connecting' });
      begin();
      return subscription;
    }),
  history:
    (name): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    async () => {
      try {
        const feed = await open(name);
        const messages = feed.batches().flatMap((batch) => batch.messages.map((one) => messageOf(one, key)));
        return either.right({ messages: messages.toReversed() });
      } catch (error) {
        return either.left({ type: 'ChannelFailure', message: String(error) });
      }
    },
  // Within the process there is nothing to open anew.
  reconnect: () => undefined,
  close: () => undefined,
});
