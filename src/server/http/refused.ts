import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './errors.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Refuses a raw connection in the common error format, and closes it. */
export const refuseConnection = (socket: Duplex, status: number): void => {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(errorBody(status));
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
};

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers a request that Node's parser rejected or that timed out. */
export const onParserError = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseConnection(socket, statuses[error.code ?? ''] ?? 400);
};
