import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { fc } from '@fast-check/vitest';
import type { InjectOptions } from 'fastify';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createMetricsServer } from '../../src/server/metrics/metrics.ts';
import { type HostileRequest, hostileRequests } from '../support/hostile/hostileInputs.ts';
import { plainRenderer, serverUnderTest } from '../support/serverUnderTest.ts';

const injected = ({ method, url, headers, payload }: HostileRequest): InjectOptions => ({
  method,
  url,
  ...(headers === undefined ? {} : { headers }),
  ...(payload === undefined ? {} : { payload }),
});

const visible = /^[\x20-\x7e…]*$/;

describe('hostile requests', () => {
  it('are at least three hundred, all different', () => {
    const kinds = new Set(hostileRequests.map((request) => JSON.stringify(injected(request))));
    expect(kinds.size).toBeGreaterThanOrEqual(300);
  });

  it('reach no upstream with anything but a call of the table, get no 5xx, and are logged as plain text', async () => {
    const { app, source, logged } = await serverUnderTest({ control: true });
    source.say(taskEither.right({ seasons: [] }));
    const bad: string[] = [];
    for (const request of hostileRequests) {
      const answer = await app.inject(injected(request));
      if (answer.statusCode >= 500) bad.push(`${answer.statusCode} ${request.name}`);
      for (const [name, value] of Object.entries(answer.headers)) {
        if (/[\r\n]/.test(`${name}${String(value)}`)) bad.push(`header of ${request.name}`);
      }
      if (answer.headers['set-cookie'] !== undefined) bad.push(`cookie of ${request.name}`);
    }
    expect(bad).toEqual([]);
    // The injector normalises two of the addresses, as a browser would; the sitemap requests the seasons itself.
    const tidied = /^icehockey ta\/(Match\?matchId=1|Seasons\/\?sportId=199&year=202[56])$/;
    expect(source.asked.filter((path) => !tidied.test(path))).toEqual([]);
    expect(logged.length).toBeGreaterThan(300);
    expect(logged.filter((line) => !visible.test(line.trimEnd()))).toEqual([]);
  });

  it('that are random are refused as well', async () => {
    const { app, source, logged } = await serverUnderTest();
    const piece = fc.oneof(
      fc.constantFrom(
        'ta/',
        'Match',
        '?',
        'matchId=',
        '&',
        '..',
        '/',
        '%2e',
        '%0d%0a',
        '@',
        ':',
        '\\',
        '\u0000',
        '"',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.nat().map(String),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
        const text = pieces.join('');
        const posted = await app.inject({
          method: 'POST',
          url: '/api/gateway',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ path: text }),
        });
        expect(posted.statusCode).toBeLessThan(500);
        const got = await app.inject(`/api/${encodeURIComponent(text)}`);
        expect(got.statusCode).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
    expect(source.asked.filter((path) => !/^icehockey ta\/Match\?matchId=\d+$/.test(path))).toEqual([]);
    expect(logged.filter((line) => !visible.test(line.trimEnd()))).toEqual([]);
  });

  it('do not leak secrets into the log', async () => {
    const { app, logged } = await serverUnderTest();
    await app.inject({
      url: '/?access_token=geheim1&key=app.key:geheim2&x=1',
      headers: { authorization: 'Bearer geheim3', cookie: 'session=geheim4' },
    });
    expect(logged.join('')).toContain('?…');
    expect(logged.join('')).not.toContain('geheim');
  });

  it('have their id in every log line, and in the answer', async () => {
    const { app, logged } = await serverUnderTest();
    const { headers } = await app.inject('/healthz');
    expect(headers['x-request-id']).toBe('a-request');
    const lines = logged.map((line) => JSON.parse(line) as { reqId?: string; req?: { id?: string } });
    expect(lines.every(({ reqId }) => reqId === 'a-request')).toBe(true);
  });
});

/** Opens a raw connection and sends an incomplete request. */
const slowSocket = (port: number, text: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('error', () => socket.destroy());
  });

const socketRequest =
  'GET /ws-up HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('slow clients', () => {
  it('are cut, and two hundred of them do not affect others', { timeout: 30_000 }, async () => {
    const { app } = await serverUnderTest();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    try {
      const sockets = await Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          slowSocket(
            port,
            i % 2 === 0
              ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
              : 'POST /api/gateway HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
          ),
        ),
      );
      const times: number[] = [];
      for (let i = 0; i < 100; i += 1) {
        const began = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
        expect(answer.status).toBe(200);
        await answer.text();
        times.push(performance.now() - began);
      }
      expect(times.toSorted((a, b) => a - b).at(-2)).toBeLessThan(1_000);
      expect(app.server.headersTimeout).toBeLessThanOrEqual(5_000);
      expect(app.server.requestTimeout).toBeLessThanOrEqual(10_000);
      // Shorter timeouts than in production, so that the test sees the cut.
      app.server.headersTimeout = 100;
      app.server.requestTimeout = 100;
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              if (socket.destroyed) resolve();
              socket.on('close', () => resolve());
              socket.resume();
            }),
        ),
      );
    } finally {
      await app.close();
    }
  });
});

describe('a stopping server', () => {
  it('says so to probes before it closes, goes on answering, and keeps no connection (B)', async () => {
    const state = { isLeaving: false };
    const { app } = await serverUnderTest({ isLeaving: () => state.isLeaving });
    const told = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.connection];
    };
    expect(await told('/readyz')).toEqual([200, 'keep-alive']);
    state.isLeaving = true;
    expect(await told('/readyz')).toEqual([503, 'close']);
    expect(await told('/healthz')).toEqual([200, 'close']);
    expect(await told('/robots.txt')).toEqual([200, 'close']);
  });

  it('finishes pending requests, and is no longer ready', async () => {
    const open: { answer: () => void } = { answer: () => {} };
    const waiting = new Promise<void>((resolve) => {
      open.answer = resolve;
    });
    const { app } = await serverUnderTest({ renderer: plainRenderer(waiting) });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
    const asked = fetch(`${address}/slow`);
    await arrived;
    const closed = app.close();
    open.answer();
    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>$/);
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });
});

describe('the limit of bodies', () => {
  it.each(['/api/gateway', '/control/matches', '/keys/local.test/requestToken'])(
    'refuses what is longer than any question at %s, before it is read',
    async (url) => {
      const { app, key } = await serverUnderTest({ control: true });
      const authorization = `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`;
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify({ path: 'x'.repeat(9_000) }),
      });
      expect(answer.statusCode).toBe(413);
    },
  );
});

describe('the limit of requests', () => {
  it('applies per address, and never to health probes', async () => {
    const { app } = await serverUnderTest({ rateLimit: 3, proxies: ['127.0.0.1'] });
    const from = async (address: string, url = '/robots.txt') =>
      (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push(await from('10.0.0.1'));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await from('10.0.0.2')).toBe(200);
    for (let i = 0; i < 10; i += 1) expect(await from('10.0.0.3', '/readyz')).toBe(200);
  });

  it('is reported to publishers in the protocol’s format', async () => {
    const { app } = await serverUnderTest({ rateLimit: 1 });
    await app.inject('/robots.txt');
    const refused = await app.inject({ method: 'POST', url: '/channels/match:1:all/messages', payload: {} });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 42_910, statusCode: 429 } });
  });

  it('is shown to a visitor as a page with a retry time', async () => {
    const { app } = await serverUnderTest({ rateLimit: 1 });
    await app.inject('/');
    const { statusCode, headers, body } = await app.inject({ url: '/', headers: { cookie: 'language=no' } });
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toContain('no-cache');
    expect(body).toContain('refused with 429 in no');
  });

  it('counts pages, tokens and sockets separately, and not the site’s files', async () => {
    const { app } = await serverUnderTest({ rateLimit: 1 });
    const ask = async (url: string) => (await app.inject(url)).statusCode;
    expect([await ask('/'), await ask('/')]).toEqual([200, 429]);
    expect([
      await ask('/api/live/token?clientId=web-1'),
      await ask('/api/live/token?clientId=web-1'),
    ]).toEqual([200, 429]);
    expect([await ask('/assets/none.js'), await ask('/assets/none.js')]).not.toContain(429);

    await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const { port } = app.server.address() as AddressInfo;
      const first = await slowSocket(port, socketRequest);
      const opened = await new Promise((resolve) => first.once('data', (chunk) => resolve(String(chunk))));
      const second = await slowSocket(port, socketRequest);
      const refused = await new Promise((resolve) => second.once('data', (chunk) => resolve(String(chunk))));
      expect(opened).toMatch(/^HTTP\/1\.1 101 /);
      expect(refused).toMatch(/^HTTP\/1\.1 429 /);
      first.destroy();
      second.destroy();
    } finally {
      await app.close();
    }
  });

  it('counts all addresses of an IPv6 subscriber as one', async () => {
    const { app } = await serverUnderTest({ rateLimit: 1, proxies: ['127.0.0.1'] });
    const from = async (address: string) =>
      (await app.inject({ url: '/robots.txt', headers: { 'x-forwarded-for': address } })).statusCode;
    expect(await from('2001:db8:1:2::1')).toBe(200);
    expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    expect(await from('::ffff:10.1.2.3')).toBe(200);
    expect(await from('10.1.2.3')).toBe(429);
  });

  it('trusts only a proxy about the address', async () => {
    const { app } = await serverUnderTest({ rateLimit: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) {
      const answer = await app.inject({ url: '/robots.txt', headers: { 'x-forwarded-for': `10.0.0.${i}` } });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('headers', () => {
  it('require TLS for two years if visitors use it, and are silent otherwise', async () => {
    const secure = await serverUnderTest({ tls: true });
    const plain = await serverUnderTest();
    for (const url of ['/', '/healthz', '/api/ta/Match?matchId=7', '/api/nowhere']) {
      // Without includeSubDomains: other names of the federation may have no certificate.
      expect((await secure.app.inject(url)).headers['strict-transport-security']).toBe('max-age=63072000');
      expect((await plain.app.inject(url)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('name the endpoint for policy violations, which counts them', async () => {
    const { app, metrics } = await serverUnderTest();
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain('report-uri /csp-report; report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/csp-report',
        headers: { 'content-type': type },
        payload: '[{"type":"csp-violation","body":{"effectiveDirective":"script-src"}}]',
      });
      expect(answer.statusCode).toBe(204);
    }
    expect(await metrics.text()).toContain('kampdag_csp_reports_total 3');
  });
});

describe('the metrics', () => {
  it('are served on a separate port, not to visitors', async () => {
    const { app, source, metrics } = await serverUnderTest();
    await app.inject('/api/ta/Match?matchId=7');
    source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    await app.inject('/api/ta/Match?matchId=8');
    const told = await createMetricsServer(metrics).inject('/metrics');
    expect(told.headers['content-type']).toContain('text/plain');
    expect(told.body).toContain('kampdag_http_request_seconds_count{route="/api/*",status="200"} 1');
    expect(told.body).toContain('kampdag_http_request_seconds_count{route="/api/*",status="503"} 1');
    expect(told.body).toContain('kampdag_cache_entries{cache="answers"} 2');
    expect((await app.inject('/metrics')).headers['content-type']).toContain('text/html');
  });
});
