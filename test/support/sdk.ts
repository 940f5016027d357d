import type { ClientOptions } from 'ably';

/** Options of Ably's SDK for a server at a port of this machine; who connects says how. */
export const sdkOptions = (port: number): ClientOptions => ({
  endpoint: '127.0.0.1',
  port,
  tls: false,
  useBinaryProtocol: false,
  disableConnectivityCheck: true,
  logLevel: 0,
});

/** Options of a visitor of the site at a port, with its tokens. */
export const visitorOptions = (port: number): ClientOptions => ({
  ...sdkOptions(port),
  clientId: 'web-1',
  authUrl: `http://127.0.0.1:${port}/api/live/token`,
});
