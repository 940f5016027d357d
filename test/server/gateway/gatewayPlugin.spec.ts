import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '../../support/hostile/hostilePaths.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const json = { 'content-type': 'application/json' };
const post = (path: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({
    method: 'POST',
    url: '/api/gateway',
    headers: { ...json, ...headers },
    payload: JSON.stringify({ path }),
  }) as const;
const match = 'ta/Match?matchId=7';
const seasons = 'ta/Seasons/?sportId=199&year=2026';

describe('the gateway', () => {
  it('answers a POST that names its path', async () => {
    const { app } = await serverUnderTest();
    const answer = await app.inject(post(match));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ path: match });
  });

  it('answers GET calls by their path in the address', async () => {
    const { app } = await serverUnderTest();
    expect((await app.inject(`/api/${seasons}`)).json()).toEqual({ path: seasons });
    expect((await app.inject('/api/ta/Tournament/Season/5')).json()).toEqual({
      path: 'ta/Tournament/Season/5',
    });
  });

  it('answers every call with GET too, with its lifetime at the edge', async () => {
    const { app } = await serverUnderTest();
    for (const [path, age, onError] of [
      // A league's data may be withdrawn: the edge keeps it for seconds, and does not serve it on error (reading 24).
      [match, 2, false],
      ['ta/TournamentStandings/?tournamentId=7', 5, false],
      ['org/Organisation?orgIds=1&orgIds=2', 86_400, true],
    ] as const) {
      const answer = await app.inject(`/api/${path}`);
      expect(answer.json()).toEqual({ path });
      expect(answer.headers['cache-control']).toContain(`s-maxage=${age},`);
      expect(answer.headers['cache-control']?.includes('stale-if-error=86400')).toBe(onError);
    }
    expect((await app.inject(post(match))).headers['cache-control']).toBe('private, no-cache');
  });

  it('logs that a call has no answer once an hour, whatever is asked for: no visitor fills the log (issue 33, points 2 and 8)', async () => {
    const { app, source, clock, logged } = await serverUnderTest();
    source.say(taskEither.left({ type: 'BadAnswer', message: 'cannot be read' }));
    const lines = () => logged.filter((line) => line.includes('no answer'));
    for (let id = 1; id <= 50; id += 1) await app.inject(`/api/ta/Match?matchId=${id}`);
    expect(lines()).toHaveLength(1);
    await app.inject(`/api/${seasons}`);
    expect(lines()).toHaveLength(2);
    clock.advance(3_600_001);
    await app.inject(post('ta/Match?matchId=51'));
    expect(lines()).toHaveLength(3);
    expect(JSON.parse(lines()[2] ?? '')).toMatchObject({ call: 'ta/Match?matchId=…', since: 49 });
  });

  it('marks a stale answer, and keeps it from the edge', async () => {
    const { app, source, clock } = await serverUnderTest();
    await app.inject(post(match));
    source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    clock.advance(2_250);
    const posted = await app.inject(post(match));
    expect([posted.statusCode, posted.headers['x-kampdag-stale']]).toEqual([200, '250']);
    const got = await app.inject(`/api/${match}`);
    expect(got.headers['cache-control']).toContain('s-maxage=1,');
    expect((await app.inject(`/api/${seasons}`)).headers['x-kampdag-stale']).toBeUndefined();
  });

  it('asks the source of the deployment that the host names, or that the configuration names', async () => {
    const { app, source } = await serverUnderTest();
    await app.inject({ ...post(match), headers: { ...json, host: 'volleyball.localhost:4173' } });
    await app.inject({ ...post(match), headers: { ...json, host: 'elsewhere.example' } });
    expect(source.asked).toEqual([`volleyball ${match}`, `icehockey ${match}`]);
  });

  it('refuses a path outside the table with 404 and a JSON error', async () => {
    const { app } = await serverUnderTest();
    const answer = await app.inject(post('ta/Secrets?id=1'));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'UnknownPath', message: 'There is no such call.' } });
  });

  it('lets no hostile path reach the source, by POST or by GET, and answers none with a 5xx', async () => {
    const { app, source } = await serverUnderTest();
    for (const path of hostilePaths) {
      const posted = await app.inject(post(path));
      expect([404, 413]).toContain(posted.statusCode);
      const got = await app.inject({ method: 'GET', url: `/api/${encodeURI(path.slice(0, 600))}` });
      expect(got.statusCode, path).toBeLessThan(500);
    }
    expect(
      source.asked.filter((asked) => !/^icehockey [a-z]+\/[A-Za-z/]+\d*(\?[\w=&/]+)?$/.test(asked)),
    ).toEqual([]);
  });

  it('answers a call made by the wrong method with 405 and names the right one', async () => {
    const { app } = await serverUnderTest();
    const posted = await app.inject(post(seasons));
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    const asked = await app.inject('/api/gateway');
    expect([asked.statusCode, asked.headers.allow]).toEqual([405, 'POST']);
  });

  it.each([
    ['no JSON', 'path=ta'],
    ['cut off', '{"path":'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '["ta/Match?matchId=7"]'],
    ['without a path', '{}'],
    ['with a path that is no text', '{"path":7}'],
    ['poisoned', '{"__proto__":{"path":"x"}}'],
  ])('refuses a body that is %s with 400 and a JSON error', async (_what, payload) => {
    const { app } = await serverUnderTest();
    const answer = await app.inject({ method: 'POST', url: '/api/gateway', headers: json, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('error.code');
  });

  it('refuses a body over 8 KB with 413', async () => {
    const { app } = await serverUnderTest();
    const answer = await app.inject(post('x'.repeat(9_000)));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toHaveProperty('error.code', 'TooLarge');
  });

  it('refuses a body of another content type with 415', async () => {
    const { app } = await serverUnderTest();
    const answer = await app.inject({ ...post(match), headers: { 'content-type': 'application/xml' } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toHaveProperty('error.code', 'NotJson');
  });

  it.each([
    ['NotFound', 404],
    ['BadAnswer', 502],
    ['Unavailable', 503],
    ['TimedOut', 504],
    ['Declined', 502],
  ] as const)('tells of a source that is %s with %i, and not for long', async (type, status) => {
    const { app, source, clock } = await serverUnderTest();
    source.say(taskEither.left({ type, message: 'secret of the source' }));
    const answer = await app.inject(post(match));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toHaveProperty('error.code', type);
    expect(answer.body).not.toContain('secret');
    source.say(null);
    clock.advance(5_000);
    expect((await app.inject(post(match))).statusCode).toBe(200);
  });

  it('does not tell what is withheld from what was never there (§8)', async () => {
    const { app, source } = await serverUnderTest();
    const told = async (type: 'Gone' | 'NotFound', id: number) => {
      source.say(taskEither.left({ type, message: 'why' }));
      const { statusCode, body } = await app.inject(post(`ta/Match?matchId=${id}`));
      return { statusCode, body };
    };
    expect(await told('Gone', 1)).toEqual(await told('NotFound', 2));
  });

  it('encodes large answers as the client accepts', async () => {
    const { app, source } = await serverUnderTest();
    const body = { rows: Array.from({ length: 200 }, (_, id) => ({ id })) };
    source.say(taskEither.right(body));
    const ask = (encoding: string) => app.inject(post(match, { 'accept-encoding': encoding }));
    const br = await ask('gzip, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(body);
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(body);
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
    expect(source.asked).toHaveLength(1);
  });

  it('answers 304 if the client has the answer already', async () => {
    const { app } = await serverUnderTest();
    const first = await app.inject(`/api/${seasons}`);
    const again = await app.inject({
      url: `/api/${seasons}`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it("sends the site's time with every answer, errors included", async () => {
    const { app, clock } = await serverUnderTest();
    for (const request of [post(match), post('nowhere'), post('x'.repeat(9_000))]) {
      expect((await app.inject(request)).headers['x-kampdag-now']).toBe(String(clock.now()));
    }
  });
});
