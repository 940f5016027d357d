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

  it('do not exist if the hosted service is used', async () => {
    const { app } = await serverUnderTest({ hosted: true });
    expect((await app.inject({ method: 'POST', url: '/comet/connect' })).statusCode).toBe(404);
  });
});
