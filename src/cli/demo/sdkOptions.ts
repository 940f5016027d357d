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
