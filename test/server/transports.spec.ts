import { describe, expect, it } from 'vitest';
import { serverUnderTest } from '../support/serverUnderTest.ts';

describe("the live channel's other transports, on the whole site", () => {
  it.each<readonly [method: 'GET' | 'POST', url: string]>([
    ['POST', '/comet/connect?v=6'],
    ['POST', '/comet/a-key/recv'],
    ['GET', '/comet/a-key/other'],
  ])(
    'put off with a 503 that the SDK understands what they are not: at a 404 it would give up for good (%s %s)',
    async (method, url) => {
      const { app } = await serverUnderTest();
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-ably-errorcode']]).toEqual(
        [503, 'application/json', '50003'],
      );
      expect(answer.json()).toMatchObject({ error: { code: 50003, statusCode: 503 } });
    },
  );

  it('are counted by visitor, apart from pages (§2)', async () => {
    const { app } = await serverUnderTest({ rateLimit: 3 });
    const poll = async (): Promise<number> => (await app.inject('/comet/a-key/recv')).statusCode;
    const statuses = [await poll(), await poll(), await poll(), await poll()];
    expect(new Set(statuses.slice(0, 3))).toEqual(new Set([400]));
    expect(statuses[3]).toBe(503);
    const sent = await app.inject({ method: 'POST', url: '/comet/a-key/send', payload: {} });
    expect(sent.statusCode).toBe(503);
    expect((await app.inject('/api/site')).statusCode).not.toBe(429);
  });

  it.each([
    ['/channels/a/messages', 401],
    ['/messages', 401],
    ['/keys/nobody/requestToken', 404],
  ])('know a publisher before they read what it says (§2): %s', async (url, status) => {
    const { app } = await serverUnderTest();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: '{"half":' });
    expect(answer.statusCode).toBe(status);
  });

  it('do not exist if the hosted service is used', async () => {
    const { app } = await serverUnderTest({ hosted: true });
    expect((await app.inject({ method: 'POST', url: '/comet/connect' })).statusCode).toBe(404);
  });
});
