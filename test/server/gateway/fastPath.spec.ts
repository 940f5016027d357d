import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { taskEither } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

const opened: ServerUnderTest[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ app }) => app.close()));
});

const match = 'ta/Match?matchId=7';
const json = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

const listening = async () => {
  const server = await serverUnderTest();
  opened.push(server);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const post = (body: string, headers: Readonly<Record<string, string>> = json) =>
    fetch(`${address}/api/gateway`, { method: 'POST', headers, body });
  const hits = async (): Promise<number> =>
    Number(/kampdag_cache_hits_total (\d+)/.exec(await server.metrics.text())?.[1] ?? 0);
  return { ...server, address, post, hits };
};

const ignored = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);
const told = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].filter(([name]) => !ignored.has(name))),
  body: await answer.text(),
});

describe('the fast path', () => {
  it('answers just what the gateway answered before, by POST and by GET', async () => {
    const { address, post, hits } = await listening();
    const body = JSON.stringify({ path: match });
    const first = await told(await post(body));
    const second = await told(await post(body));
    expect(await hits()).toBe(1);
    expect(second).toEqual(first);
    const get = async () => told(await fetch(`${address}/api/${match}`, { headers: json }));
    await fetch(`${address}/api/ta/Match?matchId=8`, { headers: json });
    const other = async () => told(await fetch(`${address}/api/ta/Match?matchId=8`, { headers: json }));
    const [quick, slow] = [await get(), await other()];
    expect(await hits()).toBe(3);
    expect(Object.keys(quick.headers).toSorted()).toEqual(Object.keys(slow.headers).toSorted());
  });

  it.each([
    ['identity', 20],
    ['gzip', 20],
    ['br', 200],
    ['identity', 40_000],
  ] as const)(
    'gives every byte as it was: letters of all kinds, encoded as %s, %i times',
    async (encoding, times) => {
      const { address, source, hits } = await listening();
      const body = { name: 'Ærø – Kvænangsbotn 雪 \u{1f3d2} \u0000ÿ'.repeat(times) };
      source.say(taskEither.right(body));
      const get = async () =>
        (await (
          await fetch(`${address}/api/${match}`, { headers: { 'accept-encoding': encoding } })
        ).json()) as unknown;
      for (let visits = 0; visits < 3; visits += 1) expect(await get()).toEqual(body);
      expect(await hits()).toBeGreaterThan(0);
    },
  );

  it('leaves to the gateway what is stale, failed, refused or not plain, bodies included', async () => {
    const { address, post, hits, clock, source } = await listening();
    await post(JSON.stringify({ path: match }));
    const statuses = [
      (await post('{"path":')).status,
      (await post('{}')).status,
      (await post(JSON.stringify({ path: 'ta/Secrets?id=1' }))).status,
      (await post(JSON.stringify({ path: 'ta/Seasons/?sportId=199&year=2026' }))).status,
      (await post('x'.repeat(9_000))).status,
      (await post(JSON.stringify({ path: match }), { 'content-type': 'text/xml' })).status,
      (await fetch(`${address}/api/ta/Secrets?id=1`)).status,
    ];
    expect(statuses).toEqual([400, 400, 404, 405, 413, 415, 404]);
    source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    clock.advance(3_000);
    const stale = await post(JSON.stringify({ path: match }));
    expect([stale.status, stale.headers.get('x-kampdag-stale')]).toEqual([200, '1000']);
    expect(await hits()).toBe(0);
  });

  it('keeps the deployments apart', async () => {
    const { app, source } = await listening();
    const { port } = app.server.address() as AddressInfo;
    const from = (host: string) =>
      new Promise<string>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path: `/api/${match}`, headers: { host } }, (answer) => {
          answer.setEncoding('utf8');
          let text = '';
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
    await from('localhost');
    source.say(taskEither.right({ other: true }));
    expect(await from('volleyball.localhost')).toBe('{"other":true}');
    expect(await from('localhost')).toBe(JSON.stringify({ path: match }));
  });

  it('reads a body that comes in pieces', async () => {
    const { app, hits } = await listening();
    const { port } = app.server.address() as AddressInfo;
    const body = JSON.stringify({ path: match });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/gateway',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      request.on('error', reject);
      request.write(body.slice(0, 10));
      setImmediate(() => request.end(body.slice(10)));
    });
    expect(status).toBe(200);
    expect(await hits()).toBe(0);
  });
});
