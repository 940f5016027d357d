import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

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
export const ignoreUpgrade = (
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
  socket.removeAllListeners('timeout');
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
};
