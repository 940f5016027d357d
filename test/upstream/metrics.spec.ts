import { callTable } from '@kampdag/core/gateway/endpointTable';
import { taskEither } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type ListeningUpstream, startRecordedUpstream } from '../../src/cli/demo/upstream.ts';
import { federationSource } from '../../src/server/gateway/federationSource.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { recordedDeployments } from './deployments.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

const hockey = { host: 'ishockey.example' };
const [ehl, u18, other] = [443_064, 443_074, 443_068];
const table = (league: number): string => `ta/TournamentStandings/?tournamentId=${league}`;
const tables = 'ta/TournamentStandings/?tournamentId=…';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const open = async (source: GatewaySource): Promise<SiteUnderTest> => {
  const site = await siteUnderTest(source);
  closing.push(site.close);
  return site;
};

/** A site over an upstream that listens and misbehaves as told. */
const openListening = async (): Promise<SiteUnderTest & { readonly upstream: ListeningUpstream }> => {
  const upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments });
  const state: { site?: SiteUnderTest } = {};
  const source = federationSource({
    upstreams: new Map(recordedDeployments.map(({ id }) => [id, upstream.address])),
    limits: { attempt: 20_000, headers: 20_000, total: 30_000, retries: 0, breakAfter: 2, breakFor: 60_000 },
    elapsed: () => performance.now(),
    wait: () => new Promise(() => {}),
    now: () => 0,
    random: () => 0,
    onBreaker: (...breaker) => state.site?.metrics.calls.onBreaker(...breaker),
  });
  closing.push(upstream.close, source.close);
  state.site = await open(source);
  return { ...state.site, upstream };
};

const ask = async ({ app }: SiteUnderTest, path: string): Promise<number> =>
  (await app.inject({ url: `/api/${path}`, headers: hockey })).statusCode;

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const samples = async ({ metrics }: SiteUnderTest): Promise<readonly Sample[]> =>
  [...(await metrics.text()).matchAll(/^(kampdag_\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
      ),
      value: Number(value),
    }),
  );

/** The values of a metric for one call, by the label that tells them apart. */
const valuesOf = async (site: SiteUnderTest, name: string, call: string, by: string) =>
  Object.fromEntries(
    (await samples(site))
      .filter((sample) => sample.name === name && sample.labels['call'] === call)
      .map(({ labels, value }) => [labels[by] ?? '', value]),
  );

const ids = recordedDeployments.map(({ id }) => String(id));
const hockeyId = ids.find((id) => id.startsWith('ishockey')) ?? '';

describe('the metrics of a call', () => {
  it('count what the federation answered and what visitors were given, and say when its breaker is open', async () => {
    const site = await openListening();
    expect(await ask(site, table(ehl))).toBe(200);
    site.upstream.misbehave('ta/TournamentStandings/?', { type: 'status', status: 503 });
    for (const league of [u18, other]) expect(await ask(site, table(league))).toBe(503);
    const requests = site.upstream.requested.length;
    expect(await ask(site, table(443_069))).not.toBe(200);
    expect(site.upstream.requested.slice(requests).filter((path) => path.includes('Standings'))).toEqual([]);

    const calls = await valuesOf(site, 'kampdag_federation_calls_total', tables, 'outcome');
    expect(calls['answered']).toBe(1);
    expect(calls['Unavailable']).toBeGreaterThanOrEqual(2);
    const served = await valuesOf(site, 'kampdag_served_answers_total', tables, 'outcome');
    expect([served['fresh'], served['Unavailable']]).toEqual([1, calls['Unavailable']]);
    expect(await valuesOf(site, 'kampdag_federation_breaker_open', tables, 'deployment')).toEqual({
      [hockeyId]: 1,
    });
  });

  it('say for a minute or two how old the oldest answer was that was served, and that it is over', async () => {
    const state = { isDown: false };
    const recorded = recordedSource(openRecorded());
    const site = await open({
      request: (deployment, path, now) =>
        state.isDown && path.includes('Standings')
          ? taskEither.left({ type: 'TimedOut', message: 'too slow' })
          : recorded.request(deployment, path, now),
    });
    const age = async () =>
      (await valuesOf(site, 'kampdag_served_stale_seconds', tables, 'deployment'))[hockeyId];
    expect(await ask(site, table(ehl))).toBe(200);
    expect(await age()).toBe(0);
    state.isDown = true;
    await site.pass(300_000);
    expect(await ask(site, table(ehl))).toBe(200);
    // Five minutes less the minute for which a table is fresh.
    expect(await age()).toBe(240);
    const served = await valuesOf(site, 'kampdag_served_answers_total', tables, 'outcome');
    expect(served).toEqual({ fresh: 1, stale: 1 });
    const calls = await valuesOf(site, 'kampdag_federation_calls_total', tables, 'outcome');
    expect(calls).toEqual({ answered: 1, TimedOut: 1 });
    state.isDown = false;
    await site.pass(60_000);
    await ask(site, table(ehl));
    await site.pass(120_000);
    expect(await ask(site, table(u18))).toBe(200);
    expect(await age()).toBe(0);
  });

  it('count the rows that cannot be read, and those withheld because their league is not known', async () => {
    const recorded = recordedSource(openRecorded());
    const without = (body: unknown): unknown =>
      JSON.parse(
        JSON.stringify(body, (_, value: unknown) =>
          Array.isArray(value)
            ? value.filter((row) => !JSON.stringify(row).includes(`"tournamentId":${u18},`))
            : value,
        ),
      );
    const site = await open({
      request: (deployment, path, now) => {
        if (path === `ta/Tournament?tournamentId=${u18}`)
          return taskEither.left({ type: 'Unavailable', message: 'down' });
        const answer = recorded.request(deployment, path, now);
        return path.startsWith('ta/Tournament/Season/') ? taskEither.map(without)(answer) : answer;
      },
    });
    const matches = 'ta/TournamentMatches/?tournamentId=…';
    expect(await ask(site, `ta/TournamentMatches/?tournamentId=${ehl}`)).toBe(200);
    const told = site.logged.find((line) => line.includes('"kind":"rows"') && line.includes(matches)) ?? '';
    const [, problems] = /"problems":(\d+)/.exec(told) ?? [];
    expect(Number(problems)).toBeGreaterThan(0);
    expect(await valuesOf(site, 'kampdag_unreadable_rows_total', matches, 'deployment')).toEqual({
      [hockeyId]: Number(problems),
    });
    const day = await site.app.inject({
      url: '/api/ta/ScheduledMatchesBySport/?sportIds=152&date=11/21/2026',
      headers: hockey,
    });
    expect([day.body.includes(`"tournamentId":${ehl}`), day.body.includes(`"tournamentId":${u18}`)]).toEqual([
      true,
      false,
    ]);
    const days = 'ta/ScheduledMatchesBySport/?sportIds=…&date=…';
    expect(await valuesOf(site, 'kampdag_withheld_rows_total', days, 'deployment')).toEqual({
      [hockeyId]: 2,
    });
  });

  it('have the installation’s deployments and the table’s calls as labels, whatever a visitor asks', async () => {
    const site = await openListening();
    const known = new Set(callTable.map(({ name }) => name));
    await ask(site, table(ehl));
    for (let id = 0; id < 30; id += 1) {
      await ask(site, `ta/nonsense-${id}`);
      await ask(site, `${table(ehl)}&nonsense=${id}`);
      await ask(site, table(990_000 + id));
      await site.app.inject({ url: `/api/${table(ehl)}`, headers: { host: `nonsense-${id}.example` } });
      await site.app.inject({ url: `/nonsense-${id}`, headers: hockey });
    }
    const labelled = (await samples(site)).filter(({ labels }) => labels['call'] !== undefined);
    expect(labelled.length).toBeGreaterThan(3);
    for (const { labels } of labelled) {
      expect(known).toContain(labels['call']);
      expect(ids).toContain(labels['deployment']);
    }
    expect(await site.metrics.text()).not.toMatch(/="[^"]*(nonsense|9900)/);
    expect(labelled.filter(({ name }) => name === 'kampdag_served_answers_total').length).toBeLessThan(40);
  });
});

describe('the metrics of the live channel', () => {
  it('count the messages that are stored, and its connections with their limit', async () => {
    const site = await open(recordedSource(openRecorded()));
    const publish = (authorization: string) =>
      site.app.inject({
        method: 'POST',
        url: '/channels/match:2253346/messages',
        headers: { ...hockey, authorization, 'content-type': 'application/json' },
        payload: '[{"name":"a","data":"1"},{"name":"b","data":"2"}]',
      });
    const own = `Basic ${Buffer.from('local.test:of-this-test-alone').toString('base64')}`;
    expect((await publish(own)).statusCode).toBe(201);
    expect((await publish('Basic bm9ib2R5')).statusCode).toBe(401);
    const text = await site.metrics.text();
    expect(text).toContain('kampdag_live_published_total 2\n');
    expect(text).toContain('kampdag_live_connections_limit 20000\n');
    expect(text).toContain('kampdag_live_connections 0\n');
  });
});
