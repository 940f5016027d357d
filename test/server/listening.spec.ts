import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPortTaken, listenFailure } from '../../src/server/listening.ts';

const open: Server[] = [];
const taken = async (host: string): Promise<number> => {
  const server = createServer();
  open.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('a port', () => {
  it('is in use when something listens on it at any address of the host', async () => {
    const port = await taken('127.0.0.1');
    expect(await isPortTaken('localhost', port)).toBe(true);
    expect(await isPortTaken('127.0.0.1', port)).toBe(true);
  });

  it('is free again afterwards', async () => {
    const port = await taken('127.0.0.1');
    const server = open.splice(0)[0];
    server?.close();
    await (server === undefined ? null : once(server, 'close'));
    expect(await isPortTaken('localhost', port)).toBe(false);
  });

  it.each([
    ['EADDRINUSE', 'Port 4173 is taken. Stop what listens there, or choose another: PORT=4174 npm start'],
    ['EACCES', 'Port 4173 may not be used by this user. Choose another: PORT=4173 npm start'],
    ['ENOTFOUND', 'HOST nowhere is no address of this machine.'],
  ])('that cannot be used (%s) is told of in one line that says what to do', (code, line) => {
    expect(listenFailure(Object.assign(new Error('x'), { code }), 'nowhere', 4173)).toBe(line);
  });
});
