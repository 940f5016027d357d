import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { hasValidHost } from './addresses.ts';
import { refuseConnection } from './createServer.ts';
import type { MayOpenSocket } from './limits.ts';

/** Headers that only concern the upgrade. */
const ofUpgrade = /^(?:upgrade|http2-settings)$/i;

const withoutUpgrade = (name: string, value: string): string | null => {
  if (ofUpgrade.test(name)) return null;
  if (name.toLowerCase() !== 'connection') return `${name}: ${value}`;
  const options = value.split(',').filter((option) => !ofUpgrade.test(option.trim()));
  return options.length === 0 ? null : `${name}: ${options.join(',').trim()}`;
};

/**
 * Answers a request with an unsupported `Upgrade` over HTTP, as RFC 9110 §7.8 requires (Java's client asks for `h2c` first). Node
 * detaches the socket when it reads the header, so the request is fed back without it.
 */
const ignoreUpgrade = (
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void => {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/${httpVersion}`];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const line = withoutUpgrade(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    if (line !== null) lines.push(line);
  }
  socket.removeAllListeners('timeout').removeAllListeners('error');
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
};

/** Takes over a connection as a WebSocket, and closes it in the end; false leaves it to HTTP. */
export type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Milliseconds until a connection that nothing has happened on since its upgrade is cut; a WebSocket has a time of its own. */
const handshakeTimeout = 5_000;

const isWebSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/** Passes WebSocket upgrades on, within each visitor's limit; any other `Upgrade` is ignored. */
export const takeUpgrades = (server: Server, take: TakeSocket, mayOpen: MayOpenSocket): void => {
  server.on('upgrade', (request, socket, head) => {
    // Node has let go of the socket: what nobody takes would stay open for ever.
    const cut = (): void => void socket.destroy();
    socket.on('error', cut);
    if (socket instanceof Socket) socket.setTimeout(handshakeTimeout, cut);
    const isValid = isWebSocket(request) && hasValidHost(request);
    if (isValid && !mayOpen(request)) refuseConnection(socket, 429);
    else if (!isValid || !take(request, socket, head)) ignoreUpgrade(server, request, socket, head);
  });
};
