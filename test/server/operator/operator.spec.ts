import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leaguesOfSeason, matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { createClient } from '@redis/client';
import { Realtime } from 'ably';
import type { FastifyInstance } from 'fastify';
import { either } from 'fp-ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../src/cli/demo/processes.ts';
import { parseOperateArguments } from '../../../src/cli/operate/arguments.ts';
import { tellReplicas } from '../../../src/cli/operate/replicas.ts';
import { createApp } from '../../../src/server/app.ts';
import { readConfig } from '../../../src/server/config.ts';
import { createMetricsServer } from '../../../src/server/metrics/metrics.ts';
import { openServices } from '../../../src/server/services.ts';
import { plainFrontend } from '../../support/plainFrontend.ts';
import { isInstalled, titleWith } from '../../support/programs.ts';
import { type RedisServer, startRedis } from '../../support/redis.ts';
import { visitorOptions } from '../../support/sdk.ts';
import { plainRenderer } from '../../support/serverUnderTest.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const key = 'an-operators-key-of-the-right-length';
const environment = { KAMPDAG_OPERATOR_KEY: key };

interface Replica {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly origin: string;
  readonly root: string;
  readonly close: () => Promise<void>;
}

const open: Replica[] = [];
afterEach(async () => {
  for (const replica of open.splice(0)) await replica.close();
});

const portOf = (address: string): number => Number(new URL(address).port);

/** A replica of the simulated site, as the server starts one, and its metrics port. */
const replica = async (
  root: string,
  operatorKey: string | null = key,
  more: Readonly<Record<string, string>> = {},
): Promise<Replica> => {
  const config = readConfig(
    {
      KAMPDAG_NOW: '2027-02-14T15:00:00+01:00',
      KAMPDAG_METRICS_PORT: '9464',
      LOG_LEVEL: 'silent',
      ...(operatorKey === null ? {} : { KAMPDAG_OPERATOR_KEY: operatorKey }),
      ...more,
    },
    { read: () => null },
  );
  if (either.isLeft(config)) throw new Error(config.left.join());
  const services = await openServices(config.right, root);
  const app = await createApp({
    ...services.app,
    isLeaving: () => false,
    openFrontend: () => Promise.resolve(plainFrontend(plainRenderer())),
    drawings: { draw: () => Promise.resolve(null), close: () => Promise.resolve() },
  });
  const metrics = createMetricsServer(services.app.metrics);
  if (services.operator !== null) await metrics.register(services.operator);
  const port = portOf(await app.listen({ host: '127.0.0.1', port: 0 }));
  const origin = await metrics.listen({ host: '127.0.0.1', port: 0 });
  const end = services.watchSwitches();
  const one = {
    app,
    port,
    origin,
    root,
    close: async () => {
      end();
      await app.close();
      await metrics.close();
      await services.close();
    },
  };
  open.push(one);
  return one;
};

const operate = async (replicas: readonly Replica[], ...args: readonly string[]) => {
  const order = parseOperateArguments(environment)([
    ...args,
    '--replicas',
    replicas.map(({ origin }) => origin).join(','),
  ]);
  if (either.isLeft(order)) throw new Error(order.left);
  const said: string[] = [];
  const result = await tellReplicas(order.right, {
    say: (line) => void said.push(line),
    signal: new AbortController().signal,
  });
  return { result, said };
};

const get = async <P, A>({ app }: Replica, endpoint: Endpoint<P, A>, params: P): Promise<A | null> => {
  const response = await app.inject(`/api/${endpoint.write(params)}`);
  const read = endpoint.decode(response.json());
  return response.statusCode === 200 && either.isRight(read) ? read.right : null;
};

/** A league with matches and a match of it, and its season. */
const subjectOf = async (one: Replica) => {
  const seasons = await get(one, seasonsOfYear, { sportId: defaultDeployment.sportId, year: 2026 });
  const seasonId = seasons?.rows[0]?.seasonId;
  if (seasonId === undefined) throw new Error('no season');
  const leagues = await get(one, leaguesOfSeason, { seasonId });
  for (const { tournamentId } of leagues?.rows ?? []) {
    const matches = await get(one, matchesOfLeague, { tournamentId });
    const match = matches?.rows.find(({ result }) => result !== null);
    if (match !== undefined) return { seasonId, tournamentId, matchId: match.matchId };
  }
  throw new Error('no league with a match');
};

describe('an operator', () => {
  it('withdraws a league: its row, matches, table and days are gone at once, and come back when it is restored (§13)', async () => {
    const one = await replica(await temporaryFolder());
    const { seasonId, tournamentId, matchId } = await subjectOf(one);
    const paths = [
      `/api/ta/TournamentMatches/?tournamentId=${tournamentId}`,
      `/api/ta/Tournament/Season/${seasonId}`,
      `/api/ta/Tournament?tournamentId=${tournamentId}`,
      `/api/ta/Match/?matchId=${matchId}`,
      `/api/ta/MatchIncidents/?matchId=${matchId}`,
      '/sitemap.xml',
    ];
    const texts = () => Promise.all(paths.map(async (path) => (await one.app.inject(path)).body));
    const marks = new RegExp(`(?<!\\d)(${tournamentId}|${matchId})(?!\\d)`);
    const before = await texts();
    expect(before.filter((text) => marks.test(text)).length).toBeGreaterThan(3);
    await operate([one], 'withdraw', 'league', String(tournamentId));
    for (const text of await texts()) expect(text).not.toMatch(marks);
    await operate([one], 'restore', 'league', String(tournamentId));
    expect(await texts()).toEqual(before);
  });

  it('withdraws one match, and its league stays (§13)', async () => {
    const one = await replica(await temporaryFolder());
    const { tournamentId, matchId } = await subjectOf(one);
    await operate([one], 'withdraw', 'match', String(matchId));
    const matches = await get(one, matchesOfLeague, { tournamentId });
    expect(matches?.rows.length).toBeGreaterThan(0);
    expect(matches?.rows.map((match) => match.matchId)).not.toContain(matchId);
    const own = await one.app.inject(`/api/ta/MatchIncidents/?matchId=${matchId}`);
    expect(own.body).not.toContain(String(matchId));
  });

  it.each(['league', 'match', 'channel'] as const)(
    'who withdraws a %s ends its open sockets, and nobody attaches anew (§13)',
    async (kind) => {
      const one = await replica(await temporaryFolder());
      const { tournamentId, matchId } = await subjectOf(one);
      const client = () => new Realtime(visitorOptions(one.port));
      const visitor = client();
      const channel = visitor.channels.get(`match:${matchId}:all`);
      await channel.attach();
      const id = { league: tournamentId, match: matchId, channel: `match:${matchId}:all` }[kind];
      await operate([one], 'withdraw', kind, String(id));
      await vi.waitFor(() => expect(channel.state).toBe('failed'), { timeout: 5_000 });
      const late = client();
      await expect(late.channels.get(`match:${matchId}:goals`).attach()).rejects.toThrow();
      // What new visitors read of the log says the same: not there, and not "later".
      expect((await one.app.inject(`/api/${matchLog.write({ matchId })}`)).statusCode).toBe(404);
      visitor.close();
      late.close();
    },
  );

  it('finds what was withdrawn after a restart, and on a replica that was not told (§13)', async () => {
    const root = await temporaryFolder();
    const [first, second] = [await replica(root), await replica(root)];
    const { tournamentId } = await subjectOf(first);
    const { said } = await operate([first], 'withdraw', 'league', String(tournamentId));
    expect(said.join()).toContain('it outlives a restart');
    await vi.waitFor(
      async () => expect(await get(second, matchesOfLeague, { tournamentId })).toMatchObject({ rows: [] }),
      { timeout: 6_000, interval: 200 },
    );
    const third = await replica(root);
    expect(await get(third, matchesOfLeague, { tournamentId })).toMatchObject({ rows: [] });
    expect((await operate([third], 'status')).said.join()).toContain(`league ${tournamentId}`);
  }, 20_000);

  it('names a replica that is down or has another key, and tells the others (§13)', async () => {
    const one = await replica(await temporaryFolder());
    const other = await replica(await temporaryFolder(), 'another-operators-key-of-some-length');
    const none = await replica(await temporaryFolder(), null);
    const down = { ...none, origin: 'http://127.0.0.1:1' };
    const { result, said } = await operate([one, other, none, down], 'withdraw', 'match', '1');
    expect(said.map((line) => line.slice(0, 6))).toEqual(['withdr', 'ok    ', 'FAILED', 'FAILED', 'FAILED']);
    expect(said.at(-1)).toContain('is down');
    expect(either.isLeft(result) && result.left).toContain('http://127.0.0.1:1');
  });

  it('has a door that visitors cannot reach, with their keys or without, and that strangers see as nothing (§13)', async () => {
    const root = await temporaryFolder();
    const one = await replica(root);
    const payload = { action: 'status' };
    const headers = { authorization: `Bearer ${key}` };
    const byVisitors = await one.app.inject({ method: 'POST', url: '/operate', payload, headers });
    expect(byVisitors.statusCode).toBeGreaterThanOrEqual(404);
    expect(byVisitors.body).not.toContain('withdrawn');
    const channelKey = await readFile(join(root, '.cache/local-key'), 'utf8');
    const ask = (authorization: string) =>
      fetch(`${one.origin}/operate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(payload),
      }).then(({ status }) => status);
    const { token } = (await one.app.inject('/api/live/token')).json<{ token?: string }>();
    const wrong = [
      '',
      'Bearer',
      `Bearer ${key}x`,
      key,
      `Bearer ${channelKey.trim()}`,
      `Bearer ${token ?? ''}`,
    ];
    expect(new Set(await Promise.all(wrong.map(ask)))).toEqual(new Set([404]));
    expect(await ask(`Bearer ${key}`)).toBe(200);
    const flood = await Promise.all(Array.from({ length: 80 }, () => ask('Bearer guessed')));
    expect(flood).toContain(429);
  });

  it('shows a notice on pages and refusals in both languages, as text, and takes it away (§13)', async () => {
    const one = await replica(await temporaryFolder());
    const texts = ['Closed <b>tonight</b> & tomorrow', 'Stengt i kveld'] as const;
    await operate([one], 'notice', texts[0], '--nb', texts[1]);
    const page = async (language: string, url = '/standings') =>
      (await one.app.inject({ url, headers: { cookie: `language=${language}`, host: 'localhost' } })).body;
    expect(await page('en')).toContain(
      '<section aria-label="Notice"><p lang="en">Closed &lt;b&gt;tonight&lt;/b&gt; &amp; tomorrow</p></section>',
    );
    expect(await page('no')).toContain(
      '<section aria-label="Melding"><p lang="nb">Stengt i kveld</p></section>',
    );
    expect(await page('no', `/${'x'.repeat(3_000)}`)).toContain('Stengt i kveld');
    expect((await one.app.inject('/notice.json')).json()).toEqual({ notice: { en: texts[0], nb: texts[1] } });
    await operate([one], 'notice', '--clear');
    expect(await page('en')).toContain('<div id="operator-notice" aria-live="polite"></div>');
    expect((await one.app.inject('/notice.json')).json()).toEqual({ notice: null });
  });

  it('purges an answer, which is then asked of the federation anew (§13)', async () => {
    const one = await replica(await temporaryFolder());
    const { tournamentId } = await subjectOf(one);
    const call = matchesOfLeague.write({ tournamentId });
    const asked = async (): Promise<number> => {
      const text = await (await fetch(`${one.origin}/metrics`)).text();
      const lines = text
        .split('\n')
        .filter((line) => /^kampdag_federation_calls_total{.*TournamentMatches/.test(line));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    await one.app.inject(`/api/${call}`);
    const before = await asked();
    await one.app.inject(`/api/${call}`);
    expect(await asked()).toBe(before);
    const { said } = await operate([one], 'purge', 'answer', call);
    expect(said.join()).toContain('purged here');
    await one.app.inject(`/api/${call}`);
    expect(await asked()).toBe(before + 1);
  });

  it('purges a log, which then has no message (§13)', async () => {
    const root = await temporaryFolder();
    const one = await replica(root);
    const { matchId } = await subjectOf(one);
    const channelKey = (await readFile(join(root, '.cache/local-key'), 'utf8')).trim();
    const url = `/channels/match:${matchId}:all/messages`;
    const headers = { authorization: `Basic ${Buffer.from(channelKey).toString('base64')}` };
    await one.app.inject({ method: 'POST', url, headers, payload: { name: 'event', data: '{}' } });
    const messages = async () => (await one.app.inject({ url, headers })).json<unknown[]>();
    expect(await messages()).toHaveLength(1);
    await operate([one], 'purge', 'log', `match:${matchId}:all`);
    expect(await messages()).toEqual([]);
  });
});

/** The settings of a replica that shares a Redis. */
const at = ({ url }: RedisServer) => ({
  KAMPDAG_REDIS_URL: url,
  KAMPDAG_LOCAL_KEY: 'replicas.key:a-secret-that-all-replicas-share-1234',
});

/** Waits until a replica shows nothing of a league. */
const isGone = (one: Replica, tournamentId: TournamentId) =>
  vi.waitFor(
    async () => expect(await get(one, matchesOfLeague, { tournamentId })).toMatchObject({ rows: [] }),
    { timeout: 8_000, interval: 200 },
  );

describe.skipIf(!isInstalled('redis-server'))(
  titleWith('redis-server', 'an operator of replicas on machines of their own, with a real Redis'),
  () => {
    const redises: RedisServer[] = [];
    afterEach(async () => {
      for (const redis of redises.splice(0)) await redis.kill();
    });
    const openRedis = async (port: number): Promise<RedisServer> => {
      const redis = await startRedis(port);
      redises.push(redis);
      return redis;
    };
    it('tells one, and all follow within seconds, a new one from its start (§13)', async () => {
      const redis = await openRedis(await freePort());
      const first = await replica(await temporaryFolder(), key, at(redis));
      const second = await replica(await temporaryFolder(), key, at(redis));
      const { tournamentId } = await subjectOf(first);
      const { said } = await operate([first], 'withdraw', 'league', String(tournamentId));
      expect(said.join()).toContain('stored in Redis and ');
      await isGone(second, tournamentId);
      const third = await replica(await temporaryFolder(), key, at(redis));
      expect(await get(third, matchesOfLeague, { tournamentId })).toMatchObject({ rows: [] });
      await operate([third], 'restore', 'league', String(tournamentId));
      await vi.waitFor(
        async () =>
          expect((await get(first, matchesOfLeague, { tournamentId }))?.rows.length).toBeGreaterThan(0),
        { timeout: 8_000, interval: 200 },
      );
    }, 40_000);

    it('is obeyed while Redis is away, and told to a Redis that came back empty (§13)', async () => {
      const port = await freePort();
      const redis = await openRedis(port);
      const first = await replica(await temporaryFolder(), key, at(redis));
      const { tournamentId } = await subjectOf(first);
      await redis.kill();
      const { said } = await operate([first], 'withdraw', 'league', String(tournamentId));
      expect(said.join()).toMatch(/stored in \/.*switches\.json/);
      await isGone(first, tournamentId);
      const again = await openRedis(port);
      const second = await replica(await temporaryFolder(), key, at(again));
      await isGone(second, tournamentId);
    }, 40_000);

    it('is nobody who merely writes to Redis, nor an operator of another installation (§13)', async () => {
      const redis = await openRedis(await freePort());
      const first = await replica(await temporaryFolder(), key, at(redis));
      const { tournamentId } = await subjectOf(first);
      await operate([first], 'withdraw', 'match', '1');
      const client = await createClient({ url: redis.url }).connect();
      const [name] = await client.keys('kampdag:switches:*');
      const stored = (await client.get(name ?? '')) ?? '';
      const forged = {
        changedAt: Date.now() * 2,
        withdrawn: [{ kind: 'league', id: tournamentId }],
        notice: null,
      };
      await client.set(name ?? '', stored.slice(0, 43) + JSON.stringify(forged));
      const others = await replica(await temporaryFolder(), key, {
        ...at(redis),
        KAMPDAG_LOCAL_KEY: 'others.key:another-secret-of-another-installation',
      });
      const late = await replica(await temporaryFolder(), key, at(redis));
      await client.close();
      for (const one of [first, others, late]) {
        expect((await get(one, matchesOfLeague, { tournamentId }))?.rows.length).toBeGreaterThan(0);
      }
      expect((await operate([others], 'status')).said.join()).toContain('nothing is withdrawn');
    }, 40_000);
  },
);
