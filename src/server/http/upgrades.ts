import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasValidHost } from './host.ts';
import { ignoreUpgrade } from './ignoreUpgrade.ts';
import type { MayOpenSocket } from './limits.ts';
import { refuseConnection } from './refused.ts';

/** Takes over a connection as a WebSocket; false leaves it to HTTP. */
export type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Upgrades that Vite handles in development. */
const viteProtocols: ReadonlySet<string | undefined> = new Set(['vite-hmr', 'vite-ping']);

const isWebSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/** Passes WebSocket upgrades on, within each visitor's limit; any other `Upgrade` is ignored. */
export const takeUpgrades = (server: Server, take: TakeSocket, mayOpen: MayOpenSocket): void => {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (viteProtocols.has(request.headers['sec-websocket-protocol'])) return;
    const isValid = isWebSocket(request) && hasValidHost(request);
    if (isValid && !mayOpen(request)) refuseConnection(socket, 429);
    else if (!isValid || !take(request, socket, head)) ignoreUpgrade(server, request, socket, head);
  });
};
