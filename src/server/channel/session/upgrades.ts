import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { either } from 'fp-ts';
import { fromEvent } from 'rxjs';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Addresses } from '../access/addresses.ts';
import type { Reader } from '../access/admission.ts';
import { mayPublish } from '../access/capability.ts';
import type { ChannelLimits } from '../access/limits.ts';
import type { ErrorInfo } from '../protocol/failures.ts';
import { ACTION, MAX_FRAME_SIZE, packedError } from '../protocol/frames.ts';
import { costOf, readFrame } from '../protocol/inbound.ts';
import type { Line } from './line.ts';
import type { Arrival, Reception } from './reception.ts';

/** The door for WebSockets. */
export interface Upgrades {
  readonly handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly close: () => void;
}

/** What the door lives on. */
export interface UpgradesConfig {
  readonly reception: Reception;
  readonly addresses: Addresses;
  readonly readerOf: (request: IncomingMessage) => Reader;
  readonly limits: ChannelLimits;
}

const FULL = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

const urlOf = (request: IncomingMessage): URL | undefined => {
  try {
    return new URL(request.url ?? '/', 'http://local');
  } catch {
    return undefined;
  }
};

const textOf = (data: Buffer | ArrayBuffer | readonly Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString();

const refuse = (webSocket: WebSocket, error: ErrorInfo, format: string | null): void => {
  // A refusal of the upgrade itself would look like a broken network, and be tried for ever.
  if (format === 'msgpack') webSocket.send(packedError(error));
  else webSocket.send(JSON.stringify({ action: ACTION.error, error }));
  webSocket.close();
};

const webSocketLine = (webSocket: WebSocket, socket: Duplex): Line => {
  const isOpen = (): boolean => webSocket.readyState === webSocket.OPEN;
  return {
    isOpen,
    // The prebuilt frame goes to the socket itself; ws has nothing queued, compression is off.
    write: (frame) => void (isOpen() && socket.write(frame)),
    together: (write) => {
      socket.cork();
      write();
      socket.uncork();
    },
    queued: () => socket.writableLength,
    isFull: () => socket.writableNeedDrain,
    drained$: fromEvent(socket, 'drain'),
    close: () => webSocket.close(),
    cut: () => webSocket.terminate(),
    ping: () => {
      if (isOpen()) webSocket.ping();
    },
  };
};

/**
 * Sockets by what those who come may do: a visitor has little to say. Unfinished messages are bounded in bytes, in fragments and in the pieces
 * they arrive in; pings are answered by the session, which counts them.
 */
const serverFor = (maxPayload: number, closeTimeout: number): WebSocketServer => {
  const options: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload,
    maxFragments: 64,
    maxBufferedChunks: 1_024,
    closeTimeout,
    clientTracking: true,
  };
  return new WebSocketServer(options);
};

export const createUpgrades = ({ reception, addresses, readerOf, limits }: UpgradesConfig): Upgrades => {
  const visitors = serverFor(limits.maxVisitorFrame, limits.closeTimeout);
  const publishers = serverFor(MAX_FRAME_SIZE, limits.closeTimeout);

  const accept = (
    webSocket: WebSocket,
    socket: Duplex,
    arrival: Arrival,
    grant: Parameters<Reception['open']>[2],
  ): void => {
    const line = webSocketLine(webSocket, socket);
    const { session, lost } = reception.open(line, arrival, grant);
    /** Whoever says too much is not listened to any more. */
    const listens = (cost: number): boolean => {
      if (session.charge(cost)) return line.isOpen();
      webSocket.pause();
      return false;
    };
    webSocket.on('message', (data) => {
      const text = textOf(data);
      if (listens(costOf(text.length))) session.receive(readFrame(text));
    });
    webSocket.on('ping', (data) => {
      if (!listens(1)) return;
      webSocket.pong(data);
      if (line.queued() > limits.maxBufferedBytes) line.cut();
    });
    webSocket.on('pong', () => void listens(1));
    webSocket.on('close', lost);
  };

  const welcome = async (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    arrival: Arrival,
  ): Promise<void> => {
    const grant = await reception.check(arrival);
    const server = either.isRight(grant) && mayPublish(grant.right.capability) ? publishers : visitors;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      if (either.isLeft(grant)) refuse(webSocket, grant.left, arrival.query.get('format'));
      else accept(webSocket, socket, arrival, grant.right);
    });
  };

  return {
    handle: (request, socket, head) => {
      const url = urlOf(request);
      const isOurs = url?.pathname === '/' || url?.pathname === '/ws-up';
      if (url === undefined || !isOurs || request.headers['sec-websocket-protocol'] === 'vite-hmr')
        return false;
      const reader = readerOf(request);
      const leave = addresses.enter(reader.address);
      if (leave === undefined) {
        socket.end(FULL);
        return true;
      }
      socket.once('close', leave);
      socket.on('error', () => socket.destroy());
      // The SDK's own look whether WebSockets pass at all: to be opened is the answer.
      if (url.pathname === '/ws-up') {
        visitors.handleUpgrade(request, socket, head, (webSocket) => {
          webSocket.on('error', () => webSocket.terminate());
          webSocket.close();
        });
      } else {
        welcome(request, socket, head, { query: url.searchParams, reader }).catch(() => socket.destroy());
      }
      return true;
    },
    close: () => {
      for (const server of [visitors, publishers]) {
        for (const webSocket of server.clients) webSocket.terminate();
        server.close();
      }
    },
  };
};
