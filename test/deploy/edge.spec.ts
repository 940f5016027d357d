import { languageRecords } from '@kampdag/core/site/language';
import { expect, it } from 'vitest';
import { cacheOf, describeEdge, tlsEnd, toldBy } from './edgeUnderTest.ts';

const basket = 'basket.example';
const volley = 'volley.example';

describeEdge('whose site, and who asks', (edge) => {
  const through = (path: string, forwarded: string) =>
    edge().ask(path, volley, { from: tlsEnd, headers: { 'x-forwarded-for': forwarded } });

  it('answers each federation by its name, each with its own kept answers', async () => {
    const hosts = ['ishockey.example', basket, volley, 'bedrift.example', 'haandball.example'];
    for (const host of hosts) {
      const first = await edge().ask('/api/ta/Match?matchId=1', host);
      expect([first.status, cacheOf(first), toldBy(first)['host']]).toEqual([200, 'MISS', host]);
    }
    for (const host of hosts) {
      const again = await edge().ask('/api/ta/Match?matchId=1', host);
      expect([cacheOf(again), toldBy(again)['host']]).toEqual(['HIT', host]);
      for (const path of ['/standings', '/robots.txt', '/sitemap.xml', '/app.webmanifest']) {
        expect(toldBy(await edge().ask(path, host))['host']).toBe(host);
      }
    }
  });

  it.each([['evil.example'], ['127.0.0.1'], ['ishockey.example.evil.example'], ['localhost']])(
    'refuses what is nobody’s name: %s',
    async (host) => {
      expect((await edge().ask('/refused', host)).status).toBe(421);
      expect(edge().askedOf('/refused')).toEqual([]);
    },
  );

  it('takes a Host in any case and with a port for the same name, and keeps nothing under another', async () => {
    const path = '/api/ta/Match?matchId=2';
    expect(toldBy(await edge().ask(path, 'BASKET.example:443'))['host']).toBe(basket);
    expect(cacheOf(await edge().ask(path, basket))).toBe('HIT');
  });

  it('goes by the address where a request names one, for the key, the server and the site alike (RFC 9112 §3.2.2)', async () => {
    const path = '/api/ta/Match?matchId=21';
    expect(toldBy(await edge().ask(`http://${basket}${path}`, volley))['host']).toBe(basket);
    const [own, others] = [await edge().ask(path, volley), await edge().ask(path, basket)];
    expect([cacheOf(own), toldBy(own)['host']]).toEqual(['MISS', volley]);
    expect(cacheOf(others)).toBe('HIT');
    expect((await edge().ask('http://evil.example/refused', basket)).status).toBe(421);
  });

  it('passes on no forged word of who or where the visitor is', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'for=203.0.113.9;host=evil.example',
    };
    const told = toldBy(await edge().ask('/forged', volley, { headers: forged }));
    expect([told['host'], told['for']]).toEqual([volley, '127.0.0.1']);
    const headers = edge().askedOf('/forged')[0]?.headers;
    expect([headers?.['x-forwarded-host'], headers?.['x-forwarded-proto'], headers?.forwarded]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('believes the TLS end before it, and nobody who speaks through it', async () => {
    expect(toldBy(await through('/through', '203.0.113.7'))['for']).toBe('203.0.113.7');
    // The last address is the TLS terminator's own; the visitor may have written those before it.
    expect(toldBy(await through('/through', '198.51.100.1, 203.0.113.7'))['for']).toBe('203.0.113.7');
  });

  const upgraded = async (upgrade: string) => {
    const path = `/?live=${upgrade}`;
    const { status } = await edge().ask(path, 'ishockey.example', {
      headers: { connection: 'Upgrade, close', upgrade },
    });
    return { status, passedOn: edge().askedOf(path)[0]?.headers.upgrade };
  };

  it('lets a live socket through, and no other upgrade', async () => {
    expect(await upgraded('websocket')).toEqual({ status: 101, passedOn: 'websocket' });
    expect(await upgraded('h2c')).toEqual({ status: 200, passedOn: undefined });
  });

  it('limits each visitor by address, not the edge as one', async () => {
    const flood = await Promise.all(
      Array.from({ length: 900 }, () => edge().ask('/flood', basket, { from: '127.0.0.2' })),
    );
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await edge().ask('/flood', basket, { from: '127.0.0.3' })).status).toBe(200);
  });

  it('gives everybody in a hall, who have one address, the files of a first visit, and asks once for each', async () => {
    const files = Array.from({ length: 60 }, (_, n) => `/assets/${n}.js`);
    const statuses = new Set<number>();
    for (let visitors = 0; visitors < 30; visitors += 1) {
      const answers = await Promise.all(files.map((file) => edge().ask(file, basket, { from: '127.0.0.4' })));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(files.map((file) => edge().askedOf(file).length)).toEqual(files.map(() => 1));
    expect((await edge().ask('/standings', basket, { from: '127.0.0.4' })).status).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one visitor (RFC 6177)', async () => {
    const flood = await Promise.all(
      Array.from({ length: 900 }, (_, n) => through('/network', `2001:db8:1:2::${(n + 1).toString(16)}`)),
    );
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    expect((await through('/network', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('goes on with one replica, then with what was kept, and says in plain words where nothing was', async () => {
    const path = '/api/ta/Match?matchId=10';
    await edge().ask(path, basket);
    const [first, second] = edge().replicas;
    await first.close();
    for (let n = 0; n < 4; n += 1) expect((await edge().ask(`/one-left-${n}`, basket)).status).toBe(200);
    await second.close();
    expect((await edge().ask(path, basket)).status).toBe(200);
    const nothing = await edge().ask('/standings', basket);
    expect(nothing).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
    for (const { tag } of Object.values(languageRecords)) expect(nothing.body).toContain(`lang="${tag}"`);
    expect(nothing.body).toMatch(/not available right now[\s\S]*ikke tilgjengelig akkurat nå/);
  });
});
