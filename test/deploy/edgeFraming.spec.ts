import { expect, it } from 'vitest';
import { describeEdge } from './edgeUnderTest.ts';
import { sendRaw } from './rawRequest.ts';

const basket = 'basket.example';

describeEdge('requests that are none', (edge) => {
  it.each([
    [
      'both a length and chunks',
      'POST /api/gateway HTTP/1.1\r\nHost: basket.example\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/gateway HTTP/1.1\r\nHost: basket.example\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      400,
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: basket.example\r\nX-A: b\r\n folded\r\n\r\n', 400],
    ['a folded first header', 'GET / HTTP/1.1\r\n Host: basket.example\r\n\r\n', 400],
    [
      'a space before the colon',
      'GET / HTTP/1.1\r\nHost: basket.example\r\nTransfer-Encoding : chunked\r\n\r\n',
      400,
    ],
    [
      'two ways of chunking',
      'POST / HTTP/1.1\r\nHost: basket.example\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'an unknown way of chunking',
      'POST / HTTP/1.1\r\nHost: basket.example\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      501,
    ],
    [
      'chunks in HTTP/1.0',
      'POST / HTTP/1.0\r\nHost: basket.example\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: basket.example\r\nContent-Length: -1\r\n\r\n', 400],
    [
      'a length with a sign',
      'POST / HTTP/1.1\r\nHost: basket.example\r\nContent-Length: +4\r\n\r\nabcd',
      400,
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: basket.example\r\nHost: evil.example\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a zero byte', 'GET /\0 HTTP/1.1\r\nHost: basket.example\r\n\r\n', 400],
    ['a byte of a header that is none', 'GET / HTTP/1.1\r\nHost: basket.example\r\nX-A: b\0c\r\n\r\n', 400],
    ['a tunnel', 'CONNECT basket.example:443 HTTP/1.1\r\nHost: basket.example\r\n\r\n', 400],
    ['a way out', 'GET /../../etc/passwd HTTP/1.1\r\nHost: basket.example\r\n\r\n', 400],
  ])('refuses %s, and nothing of it comes through', async (_what, text, status) => {
    const before = edge().came();
    expect((await sendRaw({ port: edge().port }, text)).status).toBe(status);
    expect(edge().came()).toBe(before);
  });

  it.each([
    '/control/matches',
    '/control',
    '//control/matches',
    '/%63ontrol/matches',
    '/x/../control/matches',
    '/operate',
    '//operate',
    '/%6fperate',
    '/x/../operate',
  ])(
    'opens %s to nobody: recordings are played in, and operators act, on the machine itself',
    async (path) => {
      const before = edge().came();
      expect((await edge().ask(path, basket, { method: 'POST' })).status).toBe(404);
      expect(edge().came()).toBe(before);
    },
  );
});
