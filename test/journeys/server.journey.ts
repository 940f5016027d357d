import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { launch } from './support/site.ts';

test.describe('the server', () => {
  test('ends with code 1 and one line when its port is taken', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { child, opening, printed } = await launch({ PORT: String(port) });
    other.close();
    expect(opening).toBe('ended');
    expect(child.exitCode).toBe(1);
    expect(printed()).toMatch(new RegExp(`^Port ${port} is taken\\.[^\\n]*\\n$`));
  });

  test('ends with code 1 and one line when PORT is no port', async () => {
    const { child, opening, printed } = await launch({ PORT: '80x' });
    expect(opening).toBe('ended');
    expect(child.exitCode).toBe(1);
    expect(printed()).toBe('PORT must be a whole number from 0 to 65535, not "80x".\n');
  });

  test('ends in order on SIGTERM, with a page open', async ({ page, ownSite: site, troubles }) => {
    troubles.allow(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    expect(await site.stop()).toBe(0);
  });
});

test.describe('with a key of the hosted live service', () => {
  const secret = 'Zm9yYmlkZGVuLXRvLWxlYXZl';
  test.use({ siteOptions: { env: { ABLY_KEY: `kampdag.test01:${secret}`, LOG_LEVEL: 'trace' } } });

  test('the key reaches no browser and no log', async ({ request, site }) => {
    const page = await (await request.get(site.url)).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|webmanifest))"/g)].map(
      ([, path]) => path,
    );
    expect(assets.length).toBeGreaterThan(3);
    const bodies = [page];
    for (const path of [
      ...assets,
      '/api/site',
      '/livematch',
      '/healthz',
      '/nowhere',
      '/api/live/token?clientId=web-1',
    ]) {
      const answer = await request.get(`${site.url}${path}`);
      bodies.push(JSON.stringify(answer.headers()), await answer.text());
    }
    expect(bodies.join('\n')).not.toContain(secret);
    expect(site.printed()).not.toContain(secret);
    expect(await (await request.get(`${site.url}/api/site`)).json()).toMatchObject({
      live: { kind: 'hosted' },
    });
  });

  test('a visitor’s token names the key, its own id, and reading alone', async ({ request, site }) => {
    const token = await (await request.get(`${site.url}/api/live/token?clientId=web-1`)).text();
    const [head = '', claims = ''] = token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(head)).toMatchObject({ alg: 'HS256', kid: 'kampdag.test01' });
    expect(JSON.parse(claims)).toMatchObject({
      'x-ably-clientId': 'web-1',
      'x-ably-capability': JSON.stringify({ 'match:*': ['subscribe', 'history'] }),
    });
  });

  test('its own channel and the control door are closed', async ({ request, site }) => {
    expect((await request.get(`${site.url}/channels/match:1:all/messages`)).status()).toBe(404);
    expect((await request.post(`${site.url}/control/matches`, { data: {} })).status()).toBe(404);
  });
});
