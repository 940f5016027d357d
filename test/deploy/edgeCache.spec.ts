import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cacheOf, describeEdge, toldBy } from './edgeUnderTest.ts';

const basket = 'basket.example';
const volley = 'volley.example';

describeEdge('what is kept, and for whom', (edge) => {
  it.each([
    ['headers', { 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example' }],
    ['an address in a header', { 'x-original-url': '/api/ta/private', 'x-rewrite-url': '/api/ta/private' }],
    ['a method in a header', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }],
    ['a range', { range: 'bytes=0-3' }],
    ['a condition', { 'if-none-match': '"x"', 'if-modified-since': 'Sun, 22 Nov 2026 19:00:00 GMT' }],
    ['an upgrade', { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings, close' }],
    ['a cookie and a password', { cookie: 'session=x', authorization: 'Basic eDp4' }],
  ])('lets nobody poison what is kept by %s', async (what, headers) => {
    const path = `/api/ta/Match?matchId=3${what.length}`;
    await edge().ask(path, basket, { headers });
    const told = await edge().ask(path, basket);
    expect([told.status, toldBy(told)['host'], toldBy(told)['method']]).toEqual([200, basket, 'GET']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PURGE', 'OPTIONS', 'get'])(
    'neither keeps nor gives what is kept to %s',
    async (method) => {
      const path = `/api/ta/Match?matchId=4${method}`;
      const first = await edge().ask(path, basket, { method });
      expect(['HIT', 'STALE']).not.toContain(cacheOf(first));
      expect(cacheOf(await edge().ask(path, basket))).toBe('MISS');
      await edge().ask(path, basket, { method });
      expect(cacheOf(await edge().ask(path, basket))).toBe('HIT');
    },
  );

  it.each([
    ['//api/ta/Match?matchId=5'],
    ['/api//ta/Match?matchId=5'],
    ['/api%2Fta/Match?matchId=5'],
    ['/api/ta%2FMatch?matchId=5'],
    ['/x/../api/ta/Match?matchId=5'],
    ['/x/%2e%2e/api/ta/Match?matchId=5'],
    ['/api/ta/Match?matchId=5#x'],
    ['/api/ta/Match;x?matchId=5'],
    ['/api/ta/Match?matchId=5&'],
    ['/api/ta/Match?MATCHID=5'],
    ['/API/TA/Match?matchId=5'],
    ['/api/ta/Match%3FmatchId=5'],
  ])('keeps nothing of %s under the plain address', async (odd) => {
    const plain = '/api/ta/Match?matchId=5';
    await edge().ask(odd, volley);
    const told = await edge().ask(plain, volley);
    expect(toldBy(told)['host']).toBe(volley);
    expect(edge().askedOf(plain).length).toBe(1);
  });

  it.each([
    '/api/handball/match/Players/7',
    '/api/kampdag/day?seasonId=7',
    '/calendar/league/7.ics?language=no',
    '/open/v1/matches/7',
    '/open/v1/matches/7/log.jsonl',
    '/share/match/7.png',
    '/share/player/7-8.png?language=no',
    '/embed/match?matchId=7&theme=dark',
    '/logo/7',
  ])('keeps %s, each language and each host by itself', async (path) => {
    await edge().ask(path, basket);
    expect(cacheOf(await edge().ask(path, basket))).toBe('HIT');
    expect(cacheOf(await edge().ask(path, basket, { method: 'HEAD' }))).toBe('HIT');
    expect(cacheOf(await edge().ask(path, volley))).toBe('MISS');
    expect(cacheOf(await edge().ask(`${path}${path.includes('?') ? '&' : '?'}language=en`, basket))).toBe(
      'MISS',
    );
  });

  it('keeps what says of itself that it may be kept, and that alone', async () => {
    for (let n = 0; n < 2; n += 1) expect(cacheOf(await edge().ask('/api/ta/private', basket))).toBe('MISS');
  });

  it('keeps one answer for all browsers that read the same encoding, however they word it', async () => {
    const path = '/api/ta/Match?matchId=6';
    const encodingFor = async (accepted: string): Promise<unknown> =>
      toldBy(await edge().ask(path, basket, { headers: { 'accept-encoding': accepted } }))['encoding'];
    for (const words of [
      'gzip, deflate, br, zstd',
      'gzip, deflate, br',
      'br;q=1.0, gzip;q=0.8, *;q=0.1',
      'BR',
      'gzip,br;q=0.5',
    ])
      expect(await encodingFor(words)).toBe('br');
    for (const words of ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'br;q=0.000,gzip;q=1', 'x-br, gzip']) {
      expect(await encodingFor(words)).toBe('gzip');
    }
    for (const words of ['identity', 'zstd', 'gzip;q=0, br;q=0'])
      expect(await encodingFor(words)).toBeUndefined();
    expect(edge().askedOf(path).length).toBe(3);
  });

  it('tells nobody how much another visitor may still ask', async () => {
    expect((await edge().ask('/api/ta/Match?matchId=7', basket)).headers).not.toHaveProperty(
      'x-ratelimit-remaining',
    );
  });

  it('gives what nobody asked for meanwhile not once more: a league may be hidden since (R24)', async () => {
    const path = '/api/ta/brief?matchId=8';
    await edge().ask(path, basket);
    // The answer's second, and the second in which it is served stale, follow nginx's own clock.
    await delay(3_200);
    expect(['EXPIRED', 'MISS', 'REVALIDATED']).toContain(cacheOf(await edge().ask(path, basket)));
  });

  it('gives what is gone no more (R24)', async () => {
    const path = '/api/ta/brief?matchId=9';
    await edge().ask(path, basket);
    edge().lose(path);
    await expect
      .poll(async () => (await edge().ask(path, basket)).status, { timeout: 6_000, interval: 500 })
      .toBe(404);
    expect((await edge().ask(path, basket)).status).toBe(404);
  });
});
