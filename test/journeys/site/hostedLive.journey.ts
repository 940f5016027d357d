import { expect } from '@playwright/test';
import { builtFiles } from '../support/builtFile.ts';
import { test } from '../support/journey.ts';

const secret = 'Zm9yYmlkZGVuLXRvLWxlYXZl';
test.use({ siteOptions: { env: { ABLY_KEY: `kampdag.test01:${secret}`, LOG_LEVEL: 'trace' } } });

test('with a key of the hosted live service, the key reaches no browser and no log', async ({
  request,
  site,
}) => {
  const bodies: string[] = [];
  for (const path of [
    '/',
    ...builtFiles(),
    '/app.webmanifest',
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

test('with a key of the hosted live service, a visitor’s token names the key, its own id, and reading alone', async ({
  request,
  site,
}) => {
  const token = await (await request.get(`${site.url}/api/live/token?clientId=web-1`)).text();
  const [head = '', claims = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(JSON.parse(head)).toMatchObject({ alg: 'HS256', kid: 'kampdag.test01' });
  expect(JSON.parse(claims)).toMatchObject({
    'x-ably-clientId': 'web-1',
    'x-ably-capability': JSON.stringify({ 'match:*': ['subscribe', 'history'] }),
  });
});

test('with a key of the hosted live service, its own channel and the control door are closed', async ({
  request,
  site,
}) => {
  expect((await request.get(`${site.url}/channels/match:1:all/messages`)).status()).toBe(404);
  expect((await request.post(`${site.url}/control/matches`, { data: {} })).status()).toBe(404);
});
