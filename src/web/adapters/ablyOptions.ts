import type { ClientOptions } from 'ably';
import type { LiveServiceConfig } from '../page.ts';

/** Where the server answers with a token for the client id it is asked for. */
const TOKEN_PATH = '/api/live/token';

/** A name without a dot would be taken for one of Ably's own clusters, and asked for on the internet. */
const hostOptions = (hostname: string): ClientOptions =>
  hostname === 'localhost' || hostname.includes('.') || hostname.includes('::')
    ? { endpoint: hostname }
    : { restHost: hostname, realtimeHost: hostname };

/** The page's own server and nothing else: every way out of it is closed (ably-protocol §7). */
const localOptions = (origin: URL): ClientOptions => {
  const tls = origin.protocol === 'https:';
  const port = origin.port === '' ? (tls ? 443 : 80) : Number(origin.port);
  return {
    ...hostOptions(origin.hostname),
    port,
    tlsPort: port,
    tls,
    fallbackHosts: [],
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${tls ? 'wss' : 'ws'}://${origin.host}/ws-up`,
  };
};

/**
 * The SDK's inner clockwork, milliseconds: a request for a WebSocket that nobody answers is given up for polls after three seconds instead of ten, and a
 * channel that could not be attached is tried again after two instead of fifteen.
 */
const clockwork = { webSocketSlowTimeout: 2_000, webSocketConnectTimeout: 3_000, channelRetryTimeout: 2_000 };

/** How a connection may be carried: a WebSocket or else polls, or polls alone. */
export type Carriers = 'any' | 'polls';

/** The SDK's options. Against Ably itself nothing differs from its defaults but who gives the tokens. */
export const ablyOptions = (
  service: LiveServiceConfig,
  origin: string,
  clientId: string,
  carriers: Carriers = 'any',
): ClientOptions => ({
  ...clockwork,
  ...(carriers === 'any' ? {} : { transports: ['xhr_polling'] }),
  clientId,
  authUrl: new URL(TOKEN_PATH, origin).href,
  useBinaryProtocol: false,
  // The SDK's own 15 s would leave a page dark long after the line is back; it backs off to twice this.
  disconnectedRetryTimeout: 1000,
  suspendedRetryTimeout: 2000,
  logLevel: 0,
  ...(service.kind === 'local' ? localOptions(new URL(origin)) : {}),
});
