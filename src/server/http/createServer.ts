import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './errors.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Milliseconds that a refused client is given to take its answer. */
const refusalTimeout = 5_000;

/** Refuses a raw connection in the common error format, and closes it, whether or not the client does or reads. */
export const refuseConnection = (socket: Duplex, status: number): void => {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), refusalTimeout).unref();
  socket.once('close', () => clearTimeout(timer));
  // An earlier answer is on its way, after which the connection closes.
  if (!socket.writable) return;
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
const onParserError = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseConnection(socket, statuses[error.code ?? ''] ?? 400);
};

/** A request target in absolute form (RFC 9112 §3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)(\/?.*)$/i;

/** The host of an absolute target overrides the Host header. */
const toOriginForm = (request: IncomingMessage): void => {
  const [, host, rest] = absolute.exec(request.url ?? '') ?? [];
  if (host === undefined || rest === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * A server that cuts slow clients and gives parser errors in the common error format. `Expect` is ignored, as RFC 9110 §10.1.1
 * allows.
 */
export const createHttpServer = (
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server => {
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    toOriginForm(request);
    handler(request, response);
  };
  const server = createServer(
    {
      // In milliseconds; the checks are frequent, since cutting a thousand connections at once delays all others.
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 55_000,
      maxHeaderSize: 16 * 1024,
      // Refused later, in the common error format.
      requireHostHeader: false,
    },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', onParserError);
  // This server is not a proxy.
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  // Clients that do not read are cut; longer than an idle connection is kept open.
  server.setTimeout(60_000);
  return server;
};
