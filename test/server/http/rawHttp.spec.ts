import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { taskEither } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let server: ServerUnderTest;
let port = 0;

beforeAll(async () => {
  server = await serverUnderTest({ tls: true });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.app.close());

/** Sends bytes and reads until the server closes the connection. */
const bytesOf = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let told = '';
    socket.on('data', (chunk) => {
      told += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(told));
  });

const answerIn = (told: string): Answer => {
  const [head = '', ...rest] = told.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)]),
    ),
    body: rest.join('\r\n\r\n'),
  };
};

const ask = async (line: string, ...headers: readonly string[]): Promise<Answer> =>
  answerIn(await bytesOf([line, ...headers, 'Connection: close', '', ''].join('\r\n')));

const get = (path: string, ...headers: readonly string[]): Promise<Answer> =>
  ask(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers);

const hasSecurityHeaders = ({ headers }: Answer): boolean =>
  headers['x-content-type-options'] === 'nosniff' && headers['content-security-policy'] !== undefined;

describe('the Host of a request (RFC 9112 §3.2)', () => {
  it.each([
    ['none', []],
    ['two', ['Host: localhost', 'Host: evil.example']],
    ['two that agree', ['Host: localhost', 'Host: localhost']],
    ['an empty one', ['Host: ']],
    ['a path in it', ['Host: localhost/x']],
    ['a login in it', ['Host: me@localhost']],
    ['a space in it', ['Host: local host']],
    ['two names in it', ['Host: localhost, evil.example']],
    ['a quote in it', ['Host: localhost"']],
    ['a port that is none', ['Host: localhost:http']],
  ])('is refused with 400: %s', async (_, headers) => {
    const answer = await ask('GET /api/site HTTP/1.1', ...headers);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'BadRequest' } });
    expect(hasSecurityHeaders(answer)).toBe(true);
  });

  it.each([['Host: LOCALHOST:4173'], ['Host: 192.168.1.20:4173'], ['Host: [::1]:4173']])(
    'may be %s',
    async (host) => {
      expect((await ask('GET /healthz HTTP/1.1', host)).status).toBe(200);
    },
  );

  it('need not be said by HTTP/1.0', async () => {
    expect((await ask('GET /healthz HTTP/1.0')).status).toBe(200);
  });

  it('is that of an address in absolute form, whatever the header says (§3.2.2)', async () => {
    const page = await get('http://basketball.localhost/standings');
    expect(page.body).toContain('data-brand="basketball"');
    expect((await get('http://evil@localhost/')).status).toBe(400);
    expect((await get('ftp://localhost/')).status).toBe(400);
  });
});

describe('an Upgrade that is not ours (RFC 9110 §7.8)', () => {
  it.each([['h2c'], ['foo'], ['websocket, h2c'], ['TLS/1.0']])('to %s is passed over', async (protocol) => {
    const told = await bytesOf(
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n\r\nGET /nowhere/unknown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const statuses = [...told.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404']);
    expect(told).toContain('{"status":"ok"}');
  });

  it('is passed over with a body, which is read as such', async () => {
    const body = '{"path":"ta/Match?matchId=7"}';
    const answer = answerIn(
      await bytesOf(
        `POST /api/gateway HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    expect([answer.status, answer.body]).toEqual([200, body]);
  });

  it('to a WebSocket at a page’s address gives the page', async () => {
    const told = await bytesOf(
      'GET /standings HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    expect(answerIn(told).status).toBe(200);
  });
});

describe('what the parser refuses', () => {
  it.each([
    [
      400,
      'a length and a coding',
      'POST /api/gateway HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      400,
      'two lengths',
      'POST /api/gateway HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    ],
    [400, 'a length with a sign', 'POST /api/gateway HTTP/1.1\r\nHost: a\r\nContent-Length: +4\r\n\r\nabcd'],
    [
      400,
      'a coding that is not the last',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    ],
    [400, 'a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n'],
    [400, 'a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    [400, 'a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n'],
    [400, 'a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
    [400, 'a method that is none', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    [400, 'no request', 'hello\r\n\r\n'],
    [431, 'endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    [405, 'a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])(
    'is answered with %i in the one shape of errors, and the connection closed: %s',
    async (status, _, bytes) => {
      const told = await bytesOf(bytes);
      const answer = answerIn(told);
      expect(answer.status).toBe(status);
      expect(told.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      expect(Object.keys(JSON.parse(answer.body) as object)).toEqual(['error']);
      expect(hasSecurityHeaders(answer)).toBe(true);
    },
  );
});

describe('a wrong method', () => {
  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/standings', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['TRACE', '/', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/api/site', 'GET, HEAD'],
    ['POST', '/api/ta/Match?matchId=1', 'GET, HEAD'],
    ['GET', '/api/gateway', 'POST'],
    ['GET', '/csp-report', 'POST'],
    ['DELETE', '/channels/match:1:all/messages', 'GET, HEAD, POST'],
  ])('%s %s is 405 and told what is right: %s', async (method, path, allow) => {
    const answer = await ask(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0');
    expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
    expect(hasSecurityHeaders(answer)).toBe(true);
  });
});

describe('an address that is none', () => {
  it.each([
    [400, '/%zz'],
    [400, '/%E0%A4'],
    [400, '/standings%00'],
    [400, '/%0d%0aX:1'],
    [414, `/?${'x'.repeat(3_000)}`],
    [404, '/unknown'],
  ])('is a page with status %i: %s', async (status, path) => {
    const answer = await get(path.slice(0, 4_000));
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('</html>');
    expect(answer.body).not.toContain(status === 404 ? '/%' : path);
    expect(hasSecurityHeaders(answer)).toBe(true);
  });

  it.each([['/api/%zz'], ['/assets/%zz'], ['/channels/%zz/messages']])(
    'is told to programs in the one shape of errors: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        400,
        { error: { code: 'BadRequest' } },
      ]);
      expect(hasSecurityHeaders(answer)).toBe(true);
    },
  );
});

describe('a tag', () => {
  it('differs by encoding, and holds for its own alone (RFC 9110 §8.8.3)', async () => {
    server.source.say(taskEither.right({ teams: 'lag '.repeat(500) }));
    const long = '/api/ta/TournamentTeams/?tournamentId=7';
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get(long, `Accept-Encoding: ${encoding}`)).headers['etag'] ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [plain = '', , br = ''] = tags;
    expect((await get(long, `If-None-Match: "other", W/${plain}`)).status).toBe(304);
    expect((await get(long, `If-None-Match: ${br}`)).status).toBe(200);
    expect((await get(long, 'Accept-Encoding: br', `If-None-Match: ${br}`)).status).toBe(304);
  });
});
