import type { ChannelMessage, ChannelName } from '@kampdag/core/live/channel/channel';
import { Serial } from '@kampdag/core/live/log/timeToken';
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

/** Milliseconds before a history that could not be read is asked for again. */
const retryAfter = 1000;

/** What the recorder hears. */
export interface ChannelListener {
  /** The whole history up to the point of attachment, oldest first: at the start, and whenever some may have been missed. */
  readonly history: (messages: readonly ChannelMessage[]) => void;
  readonly message: (message: ChannelMessage) => void;
  /** What happens to the line, in words. */
  readonly line: (words: string) => void;
  /** It will not be had: the channel is refused. */
  readonly refused: (words: string) => void;
}

/** A channel being listened to. */
export interface ListenedChannel {
  readonly close: () => void;
}

/** Where a channel is and how far back it is read. */
export interface ChannelToRecord {
  readonly url: string;
  readonly service: LiveService;
  readonly channel: ChannelName;
  readonly since: Instant;
  readonly clientId: string;
}

/** The site's own server and nothing else (ably-protocol §7). */
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

/** A message of the SDK as a recording has it; what is still encoded could not be decrypted and stays raw (reading 29). */
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

/** Reads all pages backwards from the point of attachment; oldest first. */
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

const reasonOf = (reason: { readonly message: string } | undefined | null, otherwise: string): string =>
  reason?.message ?? otherwise;

/**
 * Listens to a channel through Ably's SDK. History comes before the live messages that follow it, also after the line was
 * lost for so long that messages may have been missed; what came live meanwhile is held back until then.
 */
export const listenTo = (to: ChannelToRecord, listener: ChannelListener): ListenedChannel => {
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
      listener.line(
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
    listener.line(resumed ? 'attached, nothing was missed' : 'attached');
    if (!resumed || isReading) readAnew();
  });
  channel.on(['failed'], ({ reason }) => listener.refused(reasonOf(reason, 'the channel is refused')));
  client.connection.on(['disconnected', 'suspended'], ({ reason }) =>
    listener.line(reasonOf(reason, 'the connection is lost')),
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
  // What goes wrong with it comes as a change of state too.
  channel.attach().catch(() => undefined);

  return {
    close: () => {
      clearTimeout(retry);
      attachment += 1;
      client.close();
    },
  };
};
