import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRepeats, type Repeat } from './repeats.ts';

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

/** Answers a request by itself; false leaves it to the next. What it hands to `remember` answers the same request from then on. */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: (request: IncomingMessage, response: ServerResponse) => void,
  remember: (repeat: Repeat) => void,
) => boolean;

/** A server that cuts slow clients, with a fast path before its handler, and a faster one for requests that repeat. */
export const createHttpServer = (
  fastPath: FastPath,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server => {
  const repeats = createRepeats({ keepAliveTimeout, real: Date.now });
  const server = createServer(
    { headersTimeout, requestTimeout, keepAliveTimeout, maxHeaderSize, connectionsCheckingInterval },
    (request, response) => {
      repeats.onRequest(request, response);
      const remember = (repeat: Repeat): void => repeats.remember(request, response, repeat);
      if (!fastPath(request, response, handler, remember)) handler(request, response);
    },
  );
  repeats.watch(server);
  server.setTimeout(idleTimeout);
  return server;
};
