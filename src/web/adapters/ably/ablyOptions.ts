import type { ClientOptions } from 'ably';
import type { LiveServiceConfig } from '../../page.ts';

/** Where the server issues a token for a client id. */
const TOKEN_PATH = '/api/live/token';

/** The SDK takes a name without a dot for one of Ably's own clusters. */
const hostOptions = (hostname: string): ClientOptions =>
  hostname === 'localhost' || hostname.includes('.') || hostname.includes('::')
    ? { endpoint: hostname }
    : { restHost: hostname, realtimeHost: hostname };

/** The page's own server and nothing else: every other host is disabled (ably-protocol §7). */
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
 * The SDK's internal timeouts, in milliseconds: a WebSocket that does not open falls back to polling after three seconds instead of ten,
 * and a failed attach is retried after two instead of fifteen.
 */
const timeouts = { webSocketSlowTimeout: 2_000, webSocketConnectTimeout: 3_000, channelRetryTimeout: 2_000 };

/** How a connection may be carried: a WebSocket with polling as fallback, or polling alone. */
export type Transports = 'any' | 'polls';

/** The SDK's options. Against Ably itself only the source of tokens differs from its defaults. */
export const ablyOptions = (
  service: LiveServiceConfig,
  origin: string,
  clientId: string,
  carriers: Transports = 'any',
): ClientOptions => ({
  ...timeouts,
  ...(carriers === 'any' ? {} : { transports: ['xhr_polling'] }),
  clientId,
  authUrl: new URL(TOKEN_PATH, origin).href,
  useBinaryProtocol: false,
  // With the SDK's own 15 s a page would stay offline long after the network is back; it backs off to twice this.
  disconnectedRetryTimeout: 1000,
  suspendedRetryTimeout: 2000,
  logLevel: 0,
  ...(service.kind === 'local' ? localOptions(new URL(origin)) : {}),
});
