import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onParserError, refuseConnection } from './refused.ts';

/** Milliseconds for a request's headers, and for the whole of it. */
const headersTimeout = 5_000;
const requestTimeout = 10_000;

/** Milliseconds between two looks for those whose time is up: often, for cutting a thousand of them at once is a pause for all others. */
const connectionsCheckingInterval = 50;

/** Milliseconds that a socket may stand still: who does not read what was asked for is cut. */
const idleTimeout = 60_000;

/** Milliseconds that an idle connection is kept for the next request; less than `idleTimeout`. */
const keepAliveTimeout = 55_000;

/** Bytes of a request's headers at most. */
const maxHeaderSize = 16 * 1024;

/** An address with scheme and host (RFC 9112 §3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)(\/?.*)$/i;

/** A target in absolute form names the host itself, whatever the Host header says. */
const toOriginForm = (request: IncomingMessage): void => {
  const [, host, rest] = absolute.exec(request.url ?? '') ?? [];
  if (host === undefined || rest === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * A server that cuts slow clients and words what its parser refuses as all other errors. What is asked of it by `Expect` is passed over,
 * as RFC 9110 §10.1.1 allows.
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
      // A request without Host is refused as every other one that is wrong.
      requireHostHeader: false,
    },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', onParserError);
  // No proxy of anybody's.
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  server.setTimeout(idleTimeout);
  return server;
};
