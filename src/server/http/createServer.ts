import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onParserError, refuseConnection } from './refused.ts';

/** Timeouts in milliseconds of a request's headers, and of the whole request. */
const headersTimeout = 5_000;
const requestTimeout = 10_000;

/** Milliseconds between timeout checks; frequent, since cutting a thousand connections at once delays all others. */
const connectionsCheckingInterval = 50;

/** Milliseconds that a socket may be idle; clients that do not read are cut. */
const idleTimeout = 60_000;

/** Milliseconds that an idle connection is kept open; less than `idleTimeout`. */
const keepAliveTimeout = 55_000;

/** Maximum bytes of a request's headers. */
const maxHeaderSize = 16 * 1024;

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
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      maxHeaderSize,
      connectionsCheckingInterval,
      // Refused later, in the common error format.
      requireHostHeader: false,
    },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', onParserError);
  // This server is not a proxy.
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  server.setTimeout(idleTimeout);
  return server;
};
