import { describe, expect, it } from 'vitest';
import { serverUnderTest } from '../support/serverUnderTest.ts';

const channelKey = Buffer.alloc(32, 9).toString('base64');
const asked = ['/', '/api/site', '/api/live/token?clientId=web-1', '/robots.txt', '/api/ta/Match?matchId=7'];

describe('the key of live messages', () => {
  it.each([false, true])(
    'comes with the page and the site’s own data where one is set, hosted: %s',
    async (hosted) => {
      const { app, logged } = await serverUnderTest({ channelKey, hosted });
      const telling: string[] = [];
      for (const url of asked) {
        const { payload } = await app.inject(url);
        if (payload.includes(channelKey)) telling.push(url);
      }
      expect(telling).toEqual(['/', '/api/site']);
      const site = (await app.inject('/api/site')).json<{ live: unknown }>();
      expect(site.live).toEqual({ kind: hosted ? 'hosted' : 'local', cipherKey: channelKey });
      expect(logged.join('')).not.toContain(channelKey);
    },
  );

  it('is absent if none is set', async () => {
    const { app } = await serverUnderTest();
    for (const url of asked) expect((await app.inject(url)).payload).not.toContain('cipherKey');
  });
});
