import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { either } from 'fp-ts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Credentials } from './access.ts';
import { type ErrorInfo, failures } from './failures.ts';
import { ACTION, MAX_FRAME_SIZE, packedError } from './frames.ts';
import { openSession, type Session, type SessionHost } from './session.ts';

/** The door for WebSockets. */
export interface Upgrades {
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly sessions: ReadonlySet<Session>;
  readonly close: () => void;
}

const credentialsIn = (query: URLSearchParams): Credentials | undefined => {
  const token = query.get('access_token') ?? query.get('accessToken');
  if (token !== null) return { type: 'token', token };
  const key = query.get('key');
  return key === null ? undefined : { type: 'key', text: key };
};

const urlOf = (request: IncomingMessage): URL | undefined => {
  try {
    return new URL(request.url ?? '/', 'http://local');
  } catch {
    return undefined;
  }
};

const refuse = (webSocket: WebSocket, error: ErrorInfo, format: string | null): void => {
  // A refusal of the upgrade itself would look like a broken network, and be tried for ever.
  if (format === 'msgpack') webSocket.send(packedError(error));
  else webSocket.send(JSON.stringify({ action: ACTION.error, error }));
  webSocket.close();
};

export const createUpgrades = (host: SessionHost): Upgrades => {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_SIZE,
    clientTracking: true,
  });
  const sessions = new Set<Session>();

  const welcome = async (webSocket: WebSocket, socket: Duplex, query: URLSearchParams): Promise<void> => {
    const format = query.get('format');
    if (format === 'msgpack') {
      return refuse(webSocket, failures.badRequest('JSON only: use useBinaryProtocol: false'), format);
    }
    const grant = await host.access.check(credentialsIn(query), query.get('clientId') ?? undefined);
    if (webSocket.readyState !== webSocket.OPEN) return undefined;
    if (either.isLeft(grant)) return refuse(webSocket, grant.left, format);
    const { clientId } = grant.right;
    const key = query.get('resume') ?? query.get('recover');
    const resumed = key === null ? undefined : host.connections.resume(key, clientId);
    const session = openSession(host, {
      webSocket,
      socket,
      connection: resumed ?? host.connections.create(clientId),
      grant: grant.right,
      echo: query.get('echo') !== 'false',
      heartbeats: query.get('heartbeats') !== 'false',
      ...(key !== null && resumed === undefined
        ? { refusal: failures.connectionForgotten('the connection is not known any more') }
        : {}),
    });
    sessions.add(session);
    webSocket.on('close', () => sessions.delete(session));
    return undefined;
  };

  return {
    handle: (request, socket, head) => {
      const url = urlOf(request);
      const isOurs = url?.pathname === '/' || url?.pathname === '/ws-up';
      if (url === undefined || !isOurs || request.headers['sec-websocket-protocol'] === 'vite-hmr')
        return false;
      server.handleUpgrade(request, socket, head, (webSocket) => {
        webSocket.on('error', () => webSocket.terminate());
        // The SDK's own look whether WebSockets pass at all: to be opened is the answer.
        if (url.pathname === '/ws-up') webSocket.close();
        else welcome(webSocket, socket, url.searchParams).catch(() => webSocket.terminate());
      });
      return true;
    },
    sessions,
    close: () => {
      for (const webSocket of server.clients) webSocket.terminate();
      server.close();
    },
  };
};
