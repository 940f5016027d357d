import { Serial } from '@kampdag/core/live/log/timeToken';
import type { ChannelMessage, ChannelName } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import {
  type ClientOptions,
  type InboundMessage,
  type PaginatedResult,
  Realtime,
  type RealtimeChannel,
} from 'ably';
import type { LiveService } from './arguments.ts';

/** Messages per page of history (specification §7). */
const pageSize = 100;

/** Milliseconds before a failed history request is repeated. */
const retryAfter = 1000;

interface ChannelListener {
  /** The whole history up to the attach point, oldest first: at the start, and after any possible gap. */
  readonly history: (messages: readonly ChannelMessage[]) => void;
  readonly message: (message: ChannelMessage) => void;
  /** A change of the connection, in words. */
  readonly connection: (words: string) => void;
  /** The channel is refused for good. */
  readonly refused: (words: string) => void;
}

interface ChannelToRecord {
  readonly url: string;
  readonly service: LiveService;
  readonly channel: ChannelName;
  readonly since: Instant;
  readonly clientId: string;
}

/** Options for the site's own server only (ably-protocol §7). */
const localOptions = ({ hostname, port, protocol, host }: URL): ClientOptions => {
  const tls = protocol === 'https:';
  const number = port === '' ? (tls ? 443 : 80) : Number(port);
  return {
    restHost: hostname,
    realtimeHost: hostname,
    port: number,
    tlsPort: number,
    tls,
    fallbackHosts: [],
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${tls ? 'wss' : 'ws'}://${host}/ws-up`,
  };
};

const clientTo = ({ url, service, clientId }: ChannelToRecord): Realtime =>
  new Realtime({
    clientId,
    authUrl: new URL('/api/live/token', url).href,
    useBinaryProtocol: false,
    disconnectedRetryTimeout: 1000,
    suspendedRetryTimeout: 2000,
    logLevel: 0,
    ...(service === 'local' ? localOptions(new URL(url)) : {}),
  });

/** An SDK message as a recording has it; one that could not be decrypted stays encoded (reading 29). */
const recorded = ({ serial, id, timestamp, data, encoding }: InboundMessage): ChannelMessage => {
  const body = data as unknown;
  const place = {
    serial: Serial(serial ?? id),
    timestamp: Instant(timestamp),
    data: Buffer.isBuffer(body) ? body.toString('base64') : body,
  };
  return typeof encoding === 'string' && encoding !== ''
    ? { ...place, error: `Error while decrypting message content: it is still encoded as ${encoding}` }
    : place;
};

const readHistory = async (channel: RealtimeChannel, since: Instant): Promise<readonly ChannelMessage[]> => {
  const newestFirst: ChannelMessage[] = [];
  let page: PaginatedResult<InboundMessage> | null = await channel.history({
    start: since,
    limit: pageSize,
    untilAttach: true,
  });
  while (page !== null) {
    newestFirst.push(...page.items.map(recorded));
    page = page.items.length === pageSize && page.hasNext() ? await page.next() : null;
  }
  return newestFirst.toReversed();
};

const reasonOf = (reason: { readonly message: string } | undefined | null, fallback: string): string =>
  reason?.message ?? fallback;

/**
 * Subscribes to a channel through Ably's SDK. History comes before the live messages that follow it, also after a connection loss
 * with a possible gap; live messages are held back until then.
 */
export const listenTo = (to: ChannelToRecord, listener: ChannelListener) => {
  const client = clientTo(to);
  const channel = client.channels.get(to.channel, { attachOnSubscribe: false });
  const heldBack: ChannelMessage[] = [];
  let attachment = 0;
  let isReading = false;
  let retry: NodeJS.Timeout | undefined;

  const read = async (own: number): Promise<void> => {
    try {
      const history = await readHistory(channel, to.since);
      if (own !== attachment) return;
      listener.history(history);
      isReading = false;
      for (const message of heldBack.splice(0)) listener.message(message);
    } catch (error) {
      if (own !== attachment) return;
      listener.connection(
        `the history could not be read, trying again: ${reasonOf(error as Error, String(error))}`,
      );
      retry = setTimeout(() => start(own), retryAfter);
    }
  };
  const start = (own: number): void => {
    read(own).catch((error: unknown) => listener.refused(String(error)));
  };
  const readAnew = (): void => {
    clearTimeout(retry);
    attachment += 1;
    isReading = true;
    start(attachment);
  };

  channel.on(['attached', 'update'], ({ current, resumed }) => {
    if (current !== 'attached') return;
    listener.connection(resumed ? 'attached, nothing was missed' : 'attached');
    if (!resumed || isReading) readAnew();
  });
  channel.on(['failed'], ({ reason }) => listener.refused(reasonOf(reason, 'the channel is refused')));
  client.connection.on(['disconnected', 'suspended'], ({ reason }) =>
    listener.connection(reasonOf(reason, 'the connection is lost')),
  );
  client.connection.on('failed', ({ reason }) =>
    listener.refused(reasonOf(reason, 'the connection is refused')),
  );
  channel
    .subscribe((message) => {
      if (isReading) heldBack.push(recorded(message));
      else listener.message(recorded(message));
    })
    .catch(() => undefined);
  // Failures also arrive as state changes.
  channel.attach().catch(() => undefined);

  return {
    close: (): void => {
      clearTimeout(retry);
      attachment += 1;
      client.close();
    },
  };
};
