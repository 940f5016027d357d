import { OrgId } from '@kampdag/core/ids';
import { logoPath } from '@kampdag/core/site/paths';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { scriptedSource, serverUnderTest } from '../../support/serverUnderTest.ts';

const gif = 'R0lGODlhAQABAAAAACw=';
const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');

const serverWith = async (orgLogoBase64: unknown, orgId = 7) => {
  const source = scriptedSource();
  source.say(taskEither.right({ organisations: [{ orgId, orgLogoBase64 }] }));
  const { app } = await serverUnderTest({ source });
  return { app, source };
};

describe('a club’s logo', () => {
  it('is a separate picture, cached for a day and requested once', async () => {
    const { app, source } = await serverWith(gif);
    const answer = await app.inject(logoPath(OrgId(7)));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/gif');
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(answer.rawPayload).toEqual(Buffer.from(gif, 'base64'));
    const again = await app.inject({
      url: logoPath(OrgId(7)),
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(source.asked).toHaveLength(1);
  });

  it.each([
    ['none was sent', null],
    ['it could hold a script', svg],
  ])('is no content where %s, which no console calls an error', async (_, sent) => {
    const { app } = await serverWith(sent);
    expect(await app.inject(logoPath(OrgId(7)))).toMatchObject({ statusCode: 204, body: '' });
  });

  it('is no other club’s', async () => {
    const { app } = await serverWith(gif, 8);
    expect((await app.inject(logoPath(OrgId(7)))).statusCode).toBe(204);
  });

  it('is not requested for a malformed address', async () => {
    const { app, source } = await serverWith(gif);
    for (const path of ['/logo/0', '/logo/x', '/logo/12345678901']) {
      expect((await app.inject(path)).statusCode, path).toBe(404);
    }
    expect(source.asked).toHaveLength(0);
  });

  it('is unavailable while the federation does not answer, with a retry time', async () => {
    const { app, source } = await serverWith(gif);
    source.say(taskEither.left({ type: 'Unavailable', message: 'away' }));
    const answer = await app.inject(logoPath(OrgId(7)));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});
