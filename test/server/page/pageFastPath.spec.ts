import { afterEach, describe, expect, it } from 'vitest';
import { plainRenderer, type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

const opened: ServerUnderTest[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ app }) => app.close()));
});

const listening = async (wishes: Parameters<typeof serverUnderTest>[0] = {}) => {
  const server = await serverUnderTest(wishes);
  opened.push(server);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const hits = async (): Promise<number> =>
    Number(/kampdag_cache_hits_total (\d+)/.exec(await server.metrics.text())?.[1] ?? 0);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { ...server, get, hits };
};

const ignored = new Set([
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);
const told = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].filter(([name]) => !ignored.has(name))),
  body: await answer.text(),
});

describe('the fast path of pages', () => {
  it.each(['identity', 'gzip', 'br'])(
    'gives a page again as its route gave it: every header, every byte (%s)',
    async (encoding) => {
      const { get, hits } = await listening();
      const headers = { 'accept-encoding': encoding };
      const first = await told(await get('/scoreboard', headers));
      // Past the framework, then past the parser.
      for (let visits = 0; visits < 3; visits += 1)
        expect(await told(await get('/scoreboard', headers))).toEqual(first);
      expect(first.headers['content-security-policy']).toContain("script-src 'self'");
      expect(await hits()).toBe(3);
    },
  );

  it('gives each visitor the page of their own language, theme, menu and address', async () => {
    const { get } = await listening();
    const bodies = new Map<string, string>();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const cookie of ['', 'language=no', 'theme=dark', 'language=no; theme=dark']) {
        const body = await (await get('/scoreboard', { cookie })).text();
        expect(body).toBe(bodies.get(cookie) ?? body);
        bodies.set(cookie, body);
      }
    }
    expect(new Set(bodies.values()).size).toBe(4);
  });

  it('gives no page longer than a second, and none that is unknown, refused or not a page', async () => {
    const renderer = plainRenderer();
    const { get, hits, clock } = await listening({ renderer });
    await (await get('/scoreboard')).text();
    clock.advance(1_001);
    await (await get('/scoreboard')).text();
    expect(renderer.made()).toBe(2);
    for (const path of ['/unknown', '/healthz', '/robots.txt', '/api/site', '/fails']) {
      const first = (await get(path)).status;
      expect((await get(path)).status).toBe(first);
    }
    expect(await hits()).toBe(0);
  });
});
