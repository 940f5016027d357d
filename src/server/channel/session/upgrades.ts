import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { either } from 'fp-ts';
import { fromEvent } from 'rxjs';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { refuseConnection } from '../../http/createServer.ts';
import type { Grant, Reader } from '../access/access.ts';
import { mayPublish } from '../access/capability.ts';
import type { ConnectionQuota } from '../access/connectionQuota.ts';
import type { ChannelLimits } from '../access/limits.ts';
import type { ErrorInfo } from '../protocol/failures.ts';
import { ACTION, MAX_FRAME_SIZE, packedError } from '../protocol/frames.ts';
import { costOf, readFrame } from '../protocol/inbound.ts';
import type { ConnectRequest, Sessions } from './sessions.ts';
import type { Transport } from './transport.ts';

/** The dependencies of upgrades. */
export interface UpgradesConfig {
  readonly sessions: Sessions;
  readonly quota: ConnectionQuota;
  readonly readerOf: (request: IncomingMessage) => Reader;
  readonly limits: ChannelLimits;
}

const urlOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.canParse(url, 'http://local') ? new URL(url, 'http://local') : undefined;

const textOf = (data: Buffer | ArrayBuffer | readonly Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString();

const refuse = (webSocket: WebSocket, error: ErrorInfo, format: string | null): void => {
  // A refused upgrade would look like a network fault and be retried forever.
  if (format === 'msgpack') webSocket.send(packedError(error));
  else webSocket.send(JSON.stringify({ action: ACTION.error, error }));
  webSocket.close();
};

const webSocketTransport = (webSocket: WebSocket, socket: Duplex): Transport => {
  const isOpen = (): boolean => webSocket.readyState === webSocket.OPEN;
  return {
    isOpen,
    // The prebuilt frame goes directly to the socket, which is safe since ws queues nothing without compression.
    write: (frame) => void (isOpen() && socket.write(frame)),
    cork: (write) => {
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
 * WebSocket servers by the clients' needs: a visitor sends little. Unfinished messages are limited in bytes, fragments and
 * chunks; the session answers pings, which it charges.
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

/** Handles WebSocket upgrades. */
export const createUpgrades = ({ sessions, quota, readerOf, limits }: UpgradesConfig) => {
  const visitors = serverFor(limits.maxVisitorFrame, limits.closeTimeout);
  const publishers = serverFor(MAX_FRAME_SIZE, limits.closeTimeout);

  const openOn = (
    webSocket: WebSocket,
    socket: Duplex,
    connectRequest: ConnectRequest,
    grant: Grant,
  ): void => {
    const transport = webSocketTransport(webSocket, socket);
    const { session, lost } = sessions.open(transport, connectRequest, grant);
    /** Stops reading from a client above its rate. */
    const accepts = (cost: number): boolean => {
      if (session.charge(cost)) return transport.isOpen();
      webSocket.pause();
      return false;
    };
    webSocket.on('message', (data) => {
      const text = textOf(data);
      if (accepts(costOf(text.length))) session.receive(readFrame(text));
    });
    webSocket.on('ping', (data) => {
      if (!accepts(1)) return;
      webSocket.pong(data);
      if (transport.queued() > limits.maxBufferedBytes) transport.cut();
    });
    webSocket.on('pong', () => void accepts(1));
    webSocket.on('close', lost);
  };

  const upgrade = async (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    connectRequest: ConnectRequest,
  ): Promise<void> => {
    const grant = await sessions.check(connectRequest);
    const server = either.isRight(grant) && mayPublish(grant.right.capability) ? publishers : visitors;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      if (either.isLeft(grant)) refuse(webSocket, grant.left, connectRequest.query.get('format'));
      else openOn(webSocket, socket, connectRequest, grant.right);
    });
  };

  return {
    handle: (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
      const url = urlOf(request);
      const isOurs = url?.pathname === '/' || url?.pathname === '/ws-up';
      if (url === undefined || !isOurs) return false;
      const reader = readerOf(request);
      const release = quota.acquire(reader.address);
      if (release === undefined) {
        refuseConnection(socket, 503);
        return true;
      }
      socket.once('close', release);
      socket.on('error', () => socket.destroy());
      // The SDK's check whether WebSockets pass: opening the socket is the answer.
      if (url.pathname === '/ws-up') {
        visitors.handleUpgrade(request, socket, head, (webSocket) => {
          webSocket.on('error', () => webSocket.terminate());
          webSocket.close();
        });
      } else {
        upgrade(request, socket, head, { query: url.searchParams, reader }).catch(() => socket.destroy());
      }
      return true;
    },
    close: (): void => {
      for (const server of [visitors, publishers]) {
        for (const webSocket of server.clients) webSocket.terminate();
        server.close();
      }
    },
  };
};
