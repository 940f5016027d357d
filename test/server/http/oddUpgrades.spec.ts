import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectionLimitsOf } from '../../../src/server/http/connectionLimits.ts';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';
import { upgradeOf } from '../../support/upgrade.ts';

const many = 300;

const upgrade = (headers: Readonly<Record<string, string>> = {}, line = 'GET / HTTP/1.1'): string =>
  upgradeOf(line, headers);

/** An upgrade that is ignored leaves an HTTP connection, which would wait for more. */
const finished = { connection: 'Upgrade, close' };

const protocol = (name: string): string => upgrade({ 'sec-websocket-protocol': name });

/** Never ends its side and, if `reads` is false, never reads. */
const open = async (port: number, text: string, reads = true): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  if (reads) socket.resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

const openConnections = ({ app }: ServerUnderTest): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

const descriptors = (): number => readdirSync('/proc/self/fd').length;

describe('upgrades that no client of ours asks for', () => {
  let server: ServerUnderTest;
  let port = 0;

  beforeAll(async () => {
    server = await serverUnderTest();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.app.close());

  it.each<readonly [kind: string, text: string, reads: boolean]>([
    ['of Vite', protocol('vite-hmr'), true],
    ['that ping Vite', protocol('vite-ping'), true],
    [
      'of Vite elsewhere',
      upgrade({ ...finished, 'sec-websocket-protocol': 'vite-hmr' }, 'GET /other HTTP/1.1'),
      true,
    ],
    ['of an invented protocol', protocol('of-nobody'), true],
    ['of two protocols', protocol('vite-hmr, vite-ping'), true],
    ['whose client never reads', protocol('vite-hmr'), false],
    ['without a key', upgrade().replace(/^sec-websocket-key.*\r\n/m, ''), true],
    ['of a wrong version', upgrade({ 'sec-websocket-version': '99' }), true],
    ['of a check for sockets', upgrade({}, 'GET /ws-up HTTP/1.1'), true],
    ['in half', protocol('vite-hmr').slice(0, -2), true],
    ['without a line', '', true],
    ['to a proxy', 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n', true],
    ['of HTTP/2', upgrade({ ...finished, upgrade: 'h2c' }), true],
    ['by POST, with half a body missing', upgrade({ 'content-length': '5' }, 'POST / HTTP/1.1'), true],
  ])('leave no socket, three hundred at once: %s (§2)', { timeout: 30_000 }, async (_, text, reads) => {
    const before = descriptors();
    const clients = await Promise.all(Array.from({ length: many }, () => open(port, text, reads)));
    await vi.waitFor(async () => expect(await openConnections(server)).toBe(0), {
      timeout: 15_000,
      interval: 50,
    });
    for (const client of clients) client.destroy();
    await vi.waitFor(() => expect(descriptors()).toBeLessThan(before + 20));
    expect(
      (await fetch(`http://localhost:${port}/healthz`, { headers: { connection: 'close' } })).status,
    ).toBe(200);
  });

  it('leave no socket that their client closed at once (§2)', async () => {
    const clients = await Promise.all(Array.from({ length: many }, () => open(port, protocol('vite-hmr'))));
    for (const client of clients) client.destroy();
    await vi.waitFor(async () => expect(await openConnections(server)).toBe(0), { timeout: 10_000 });
  });
});

const limited = async (
  connections: { total: number; perVisitor: number },
  proxies: readonly string[] = [],
) => {
  const server = await serverUnderTest({ connections, proxies });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { server, port: (server.app.server.address() as AddressInfo).port };
};

/** As Linux tells them. */
const limitsText = (soft: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft}                 4096                 files\n`;

describe('the connections of a server', () => {
  it.each([
    ['of a visitor', { total: 100, perVisitor: 5 }, [], 5],
    ['in all', { total: 5, perVisitor: 100 }, [], 5],
    ['of a proxy, which are many visitors’, not as one’s', { total: 8, perVisitor: 5 }, ['127.0.0.1'], 8],
  ])('are limited: those %s; what is closed is free again (§2)', async (_, limits, proxies, most) => {
    const { server, port } = await limited(limits, proxies);
    const clients = await Promise.all(Array.from({ length: 20 }, () => open(port, '')));
    await vi.waitFor(async () => expect(await openConnections(server)).toBe(most));
    for (const client of clients) client.destroy();
    await vi.waitFor(async () => expect(await openConnections(server)).toBe(0));
    expect(
      (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status,
    ).toBe(200);
    await server.app.close();
  });

  it('are fewer than the process has descriptors, and nobody has more than half of them (§2)', () => {
    expect(connectionLimitsOf(limitsText('1024'))).toEqual({ total: 768, perVisitor: 384 });
    expect(connectionLimitsOf(limitsText('20000'))).toEqual({ total: 15_000, perVisitor: 7_500 });
    expect(connectionLimitsOf(limitsText('unlimited')).total).toBeGreaterThan(100_000);
    expect(connectionLimitsOf(null)).toEqual({ total: 768, perVisitor: 384 });
  });
});
