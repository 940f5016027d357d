import type { ChannelName, ChannelSignal, LiveChannel } from '@kampdag/core/live/wire/channel';
import type { ConnectionStateChange } from 'ably';
import { BaseRealtime, Crypto, FetchRequest, Rest, WebSocketTransport, XHRPolling } from 'ably/modular';
import { defer, filter, finalize, NEVER, type Observable, Subscription, timer } from 'rxjs';
import type { LiveServiceConfig } from '../../page.ts';
import { type AblyAttachment, createAttachment } from './ablyAttachment.ts';
import { historyPage, PAGE_SIZE } from './ablyMessages.ts';
import { ablyOptions, type Transports } from './ablyOptions.ts';
import { createKeyedQueue } from './keyedQueue.ts';

/** The adapter's settings. */
export interface AblyLiveChannelConfig {
  readonly service: LiveServiceConfig;
  /** The page's origin, `https://host:port`. */
  readonly origin: string;
  /** This browser's random id (`randomClientId`), stored by the caller. */
  readonly clientId: string;
  /** Fires when the page resumes or comes online; a waiting connection is then tried at once (`onResume`). */
  readonly resumes$?: Observable<unknown>;
  /** Milliseconds that the first connection attempt may take before the transport is switched. Default: 6,000. */
  readonly connectTimeout?: number;
}

/** The live channel, with a way to close it. */
export interface AblyLiveChannel extends LiveChannel {
  /** Closes the connection for good. */
  readonly close: () => void;
}

/** Milliseconds that the connection is kept without subscribers, from one match to the next. */
const IDLE_TIMEOUT = 30_000;

/** A connection that opens and then stays silent; the SDK would open it again and again. */
const CONNECT_TIMEOUT = 6_000;

/** Each further attempt may take longer, up to five times, so that a slow connection succeeds in the end. */
const TIMEOUT_GROWTH = 1.5;
const MAX_TIMEOUT_FACTOR = 5;

/** A connection and its subscriptions. */
interface OpenConnection {
  readonly realtime: BaseRealtime;
  readonly watches: Subscription;
}

const connect = (config: AblyLiveChannelConfig, transports: Transports): BaseRealtime =>
  new BaseRealtime({
    ...ablyOptions(config.service, config.origin, config.clientId, transports),
    plugins: { WebSocketTransport, XHRPolling, FetchRequest, Rest, Crypto },
  });

/** Closes the connection and opens it again; every attachment is then restored. */
const reopen = ({ connection }: BaseRealtime): void => {
  if (['initialized', 'closed', 'failed'].includes(connection.state)) connection.connect();
  else if (connection.state !== 'closing') {
    connection.once('closed', () => connection.connect());
    connection.close();
  }
};

/**
 * The live service through Ably's SDK (40 KB: this module is loaded for pages with a live match only), against the page's server or Ably. One connection serves all channels; it opens with the first
 * subscription and closes some time after the last. A channel is attached while it has subscribers.
 */
export const createAblyLiveChannel = (config: AblyLiveChannelConfig): AblyLiveChannel => {
  const attachments = new Map<ChannelName, AblyAttachment>();
  // The SDK mixes up a detach and an attach that overlap, so they are queued.
  const enqueue = createKeyedQueue<ChannelName>();
  const resumes$ = config.resumes$ ?? NEVER;
  let client: OpenConnection | undefined;
  let carriers: Transports = 'any';
  let timeoutFactor = 1;
  let idle: Subscription | undefined;
  let closed = false;

  const emitAll = (signal: ChannelSignal): void => {
    for (const attachment of attachments.values()) attachment.emit(signal);
  };

  const follow = (realtime: BaseRealtime): OpenConnection => {
    const { connection } = realtime;
    const watches = new Subscription();
    let patience = Subscription.EMPTY;
    const wait = (): void => {
      patience = timer((config.connectTimeout ?? CONNECT_TIMEOUT) * timeoutFactor).subscribe(switchTransport);
      watches.add(patience);
    };
    const onStateChange = ({ current }: ConnectionStateChange): void => {
      patience.unsubscribe();
      if (current === 'connecting') {
        wait();
        emitAll({ type: 'connecting' });
      } else if (current === 'connected') {
        for (const attachment of attachments.values()) attachment.reattach();
      } else if (current === 'disconnected' || current === 'suspended') {
        emitAll({ type: 'disconnected' });
      } else if (current === 'failed') {
        emitAll({ type: 'refused' });
      }
    };
    connection.on(onStateChange);
    // It started to connect when it was created.
    wait();
    watches.add(() => connection.off(onStateChange));
    watches.add(
      resumes$
        .pipe(filter(() => ['disconnected', 'suspended', 'failed'].includes(connection.state)))
        .subscribe(() => connection.connect()),
    );
    return { realtime, watches };
  };

  /** Closes the connection; the next subscription opens another. */
  const disconnect = (): void => {
    client?.watches.unsubscribe();
    client?.realtime.close();
    client = undefined;
  };

  const connected = (): OpenConnection => {
    client ??= follow(connect(config, carriers));
    return client;
  };

  const join = async (channel: ChannelName, attachment: AblyAttachment): Promise<void> => {
    if (attachments.get(channel) !== attachment || closed) return;
    const { cipherKey } = config.service;
    attachment.join(
      connected().realtime.channels.get(channel, {
        attachOnSubscribe: false,
        ...(cipherKey === undefined ? {} : { cipher: { key: cipherKey } }),
      }),
    );
  };

  const startJoining = (channel: ChannelName, attachment: AblyAttachment): void => {
    enqueue(channel, () => join(channel, attachment)).catch(() => attachment.emit({ type: 'refused' }));
  };

  /** Reconnects by polling if a WebSocket opened and stayed silent, and the other way round. */
  function switchTransport(): void {
    carriers = carriers === 'any' ? 'polls' : 'any';
    timeoutFactor = Math.min(timeoutFactor * TIMEOUT_GROWTH, MAX_TIMEOUT_FACTOR);
    emitAll({ type: 'disconnected' });
    disconnect();
    for (const [channel, attachment] of attachments) startJoining(channel, attachment);
  }

  const attached = (channel: ChannelName): AblyAttachment => {
    const known = attachments.get(channel);
    if (known !== undefined) return known;
    idle?.unsubscribe();
    const attachment = createAttachment();
    attachments.set(channel, attachment);
    startJoining(channel, attachment);
    return attachment;
  };

  const leave = (channel: ChannelName, attachment: AblyAttachment): void => {
    attachments.delete(channel);
    const left = async (): Promise<void> => {
      await attachment.leave();
      if (!attachments.has(channel)) client?.realtime.channels.release(channel);
    };
    enqueue(channel, left).catch(() => undefined);
    if (attachments.size > 0) return;
    idle = timer(IDLE_TIMEOUT).subscribe(() => {
      carriers = 'any';
      timeoutFactor = 1;
      disconnect();
    });
  };

  return {
    signals$: (channel) =>
      defer(() => {
        const attachment = attached(channel);
        return attachment.signals$.pipe(
          finalize(() => {
            if (!attachment.hasSubscribers()) leave(channel, attachment);
          }),
        );
      }),
    history: (channel, since, reach = 'attachment') =>
      historyPage(async () => {
        const attachment = attachments.get(channel);
        if (attachment === undefined) throw new Error('the channel is not attached');
        return attachment.history({ start: since, limit: PAGE_SIZE }, reach);
      }),
    reconnect: () => {
      if (client !== undefined) reopen(client.realtime);
    },
    close: () => {
      closed = true;
      idle?.unsubscribe();
      for (const attachment of attachments.values()) attachment.complete();
      attachments.clear();
      disconnect();
    },
  };
};

/** A random id for the live connection (specification §1). `randomUUID` is missing on plain http, hence the bytes. */
export const randomClientId = (getRandomValues: (bytes: Uint8Array) => Uint8Array): string =>
  `web-${Array.from(getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
