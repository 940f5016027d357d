import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;

interface Origin {
  readonly server: Server;
  readonly port: number;
  /** What came through, in order. */
  readonly asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
}

/** A replica that tells what it was asked, and lets its answers to calls be kept for five seconds. */
const openOrigin = async (name: string): Promise<Origin> => {
  const asked: Origin['asked'] = [];
  const server = createServer((incoming, response) => {
    const { url = '', headers } = incoming;
    asked.push({ url, headers });
    response.setHeader(
      'cache-control',
      url.startsWith('/api/') && !url.includes('private') ? 'public, max-age=5, s-maxage=5' : 'no-store',
    );
    response.setHeader('vary', 'accept-encoding');
    response.end(JSON.stringify({ name, host: headers.host, for: headers['x-forwarded-for'] }));
  });
  server.on('upgrade', (incoming, socket) => {
    asked.push({ url: incoming.url ?? '', headers: incoming.headers });
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { server, asked, port: (server.address() as AddressInfo).port };
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

interface Answer {
  readonly status: number;
  readonly cache: string | undefined;
  readonly body: { readonly host?: string; readonly for?: string };
}

describe.skipIf(!isInstalled)('the shipped nginx.conf under a real nginx', { timeout: 60_000 }, () => {
  const state: { nginx?: ChildProcess; folder: string; port: number; origins: Origin[] } = {
    folder: '',
    port: 0,
    origins: [],
  };

  beforeAll(async () => {
    state.folder = await mkdtemp(join(tmpdir(), 'kampdag-edge-'));
    await mkdir(join(state.folder, 'cache'));
    state.origins = [await openOrigin('first'), await openOrigin('second')];
    state.port = await freePort();
    const shipped = await readFile(join(import.meta.dirname, '../../src/deploy/nginx.conf'), 'utf8');
    // Only what is of the machine: addresses, folders, ports, and that the tests come from this one.
    const local = shipped
      .replace('/var/run/nginx.pid', join(state.folder, 'nginx.pid'))
      .replace('/var/cache/nginx/site', join(state.folder, 'cache/site'))
      .replaceAll('listen 8080', `listen 127.0.0.1:${state.port}`)
      .replace('first:4173', `127.0.0.1:${state.origins[0]?.port ?? 0}`)
      .replace('second:4173', `127.0.0.1:${state.origins[1]?.port ?? 0}`)
      .replace('worker_processes auto;', 'worker_processes 1; daemon off; error_log stderr warn; user root;')
      .replace(
        'server_tokens off;',
        `server_tokens off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(state.folder, kind)};`).join(' ')}`,
      );
    const file = join(state.folder, 'nginx.conf');
    await writeFile(file, local);
    state.nginx = spawn('nginx', ['-c', file, '-p', state.folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitFor(
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(state.port, '127.0.0.1', () => {
            socket.destroy();
            resolve();
          });
          socket.on('error', reject);
        }),
      { timeout: 10_000 },
    );
  });

  afterAll(async () => {
    const { nginx } = state;
    if (nginx !== undefined && nginx.exitCode === null) {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
    }
    for (const { server } of state.origins) {
      server.closeAllConnections();
      server.close();
    }
    await rm(state.folder, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port: state.port, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const body = text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {};
          const cache = response.headers['x-cache'];
          resolve({
            status: response.statusCode ?? 0,
            cache: typeof cache === 'string' ? cache : undefined,
            body,
          });
        });
      });
      asking.on('error', reject);
      asking.end();
    });

  const askedOf = (url: string) =>
    state.origins.flatMap(({ asked }) => asked.filter((each) => each.url === url));

  it('answers four federations by their names, each with its own kept answers', async () => {
    const hosts = ['ishockey.example', 'basket.example', 'volley.example', 'bedrift.example'];
    for (const host of hosts) {
      const first = await ask('/api/ta/Match?matchId=1', { host });
      expect(first).toMatchObject({ status: 200, cache: 'MISS', body: { host } });
    }
    for (const host of hosts) {
      expect(await ask('/api/ta/Match?matchId=1', { host })).toMatchObject({ cache: 'HIT', body: { host } });
      expect(await ask('/standings', { host })).toMatchObject({ status: 200, body: { host } });
      expect(await ask('/robots.txt', { host })).toMatchObject({ status: 200, body: { host } });
    }
  });

  it.each([['evil.example'], ['127.0.0.1'], ['ishockey.example.evil.example'], ['localhost']])(
    'refuses what is nobody’s name: %s',
    async (host) => {
      expect((await ask('/refused', { host })).status).toBe(421);
      expect(askedOf('/refused')).toEqual([]);
    },
  );

  it('takes a Host in any case and with a port for the same name, and keeps nothing under another', async () => {
    expect(await ask('/api/ta/Match?matchId=2', { host: 'BASKET.example:443' })).toMatchObject({
      body: { host: 'basket.example' },
    });
    expect(await ask('/api/ta/Match?matchId=2', { host: 'basket.example' })).toMatchObject({ cache: 'HIT' });
  });

  it('passes on no forged word of who or where the visitor is', async () => {
    const forged = {
      host: 'volley.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'for=203.0.113.9;host=evil.example',
      'x-real-ip': '203.0.113.9',
    };
    expect(await ask('/forged', forged)).toMatchObject({
      body: { host: 'volley.example', for: '127.0.0.1' },
    });
    const headers = askedOf('/forged')[0]?.headers;
    expect([headers?.['x-forwarded-host'], headers?.['x-forwarded-proto'], headers?.forwarded]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lets nobody poison what is kept: by headers, by an encoded path, or with what is not to be kept', async () => {
    const path = '/api/ta/Match?matchId=3';
    await ask(path, { host: 'basket.example', 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example' });
    expect((await ask(path, { host: 'basket.example' })).body.host).toBe('basket.example');
    expect(await ask('/api/ta/private', { host: 'basket.example' })).toMatchObject({ cache: 'MISS' });
    expect(await ask('/api/ta/private', { host: 'basket.example' })).toMatchObject({ cache: 'MISS' });
    expect((await ask('/API/TA/Match?matchId=3', { host: 'volley.example' })).body.host).toBe(
      'volley.example',
    );
  });

  it('lets a live socket through, and no other upgrade changes what is kept', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const asking = request({
        host: '127.0.0.1',
        port: state.port,
        path: '/?live',
        headers: { host: 'ishockey.example', connection: 'Upgrade', upgrade: 'websocket' },
      });
      asking.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      asking.on('response', (response) => resolve(response.statusCode ?? 0));
      asking.on('error', reject);
      asking.end();
    });
    expect(status).toBe(101);
  });

  it('goes on with one replica, and with what was kept where none is left', async () => {
    const path = '/api/ta/Match?matchId=4';
    await ask(path, { host: 'basket.example' });
    const [first, second] = state.origins;
    first?.server.closeAllConnections();
    await new Promise((resolve) => first?.server.close(resolve));
    for (let n = 0; n < 4; n += 1)
      expect((await ask(`/one-left-${n}`, { host: 'basket.example' })).status).toBe(200);
    second?.server.closeAllConnections();
    await new Promise((resolve) => second?.server.close(resolve));
    expect((await ask(path, { host: 'basket.example' })).status).toBe(200);
  });
});
