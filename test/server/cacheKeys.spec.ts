import { matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { openLeaguePath, openLogPath, openMatchPath, openRoot } from '@kampdag/core/site/openPaths';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cacheKey } from '../../src/server/cacheKey.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { createStaleCache } from '../../src/server/gateway/staleCache.ts';
import { originOf } from '../../src/server/http/addresses.ts';
import { visitorOf } from '../../src/server/http/visitors.ts';
import { canonicalAddress } from '../../src/web/app/pageAt.ts';
import { publishedFederation } from '../support/federation/publishedFederation.ts';
import {
  plainRenderer,
  type ServerUnderTest,
  serverUnderTest,
  setClock,
} from '../support/serverUnderTest.ts';
import { sourceFiles } from '../support/sources.ts';

const federation = publishedFederation(setClock().now(), 2026);

/** A server over the simulated federation that counts what it asks for. */
const serving = async () => {
  const asked = { count: 0 };
  const source: GatewaySource = {
    request: (...of) => {
      asked.count += 1;
      return federation.source.request(...of);
    },
  };
  const plain = plainRenderer();
  const server = await serverUnderTest({
    source,
    renderer: { ...plain, routeOf: (url) => ({ ...plain.routeOf(url), address: canonicalAddress(url) }) },
  });
  return { ...server, asked };
};

const sum = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}{.*} (\\d+)$`, 'gm'))].reduce(
    (total, [, value]) => total + Number(value),
    0,
  );

/** What the metrics say of all caches together. */
const kept = async ({ metrics }: Pick<ServerUnderTest, 'metrics'>) => {
  const text = await metrics.text();
  return { entries: sum(text, 'kampdag_cache_entries'), bytes: sum(text, 'kampdag_cache_bytes') };
};

const addresses = async (): Promise<readonly string[]> => {
  const tournamentId = await federation.leagueNamed('EHL');
  const { rows } = await federation.ask(matchesOfLeague, { tournamentId });
  const { matchId = 0 } = rows.find(({ result }) => result !== null) ?? {};
  const year = { sportId: defaultDeployment.sportId, year: 2026 };
  const seasonId = (await federation.ask(seasonsOfYear, year)).rows[0]?.seasonId ?? 0;
  return [
    `${openRoot}/leagues`,
    openLeaguePath(tournamentId, 'results'),
    openLeaguePath(tournamentId, 'schedule'),
    openLeaguePath(tournamentId, 'standings'),
    openMatchPath(matchId as never),
    openLogPath(matchId as never),
    `/calendar/league/${tournamentId}.ics`,
    `/calendar/match/${matchId}.ics`,
    `/share/match/${matchId}.png`,
    `/embed/match?matchId=${matchId}`,
    '/logo/11',
    `/standings?seasonId=${seasonId}&tournamentId=${tournamentId}`,
    `/livematch?matchId=${matchId}`,
    '/nowhere/at/all',
    `/api/ta/Match?matchId=${matchId}`,
    `/api/ta/TournamentMatches/?tournamentId=${tournamentId}`,
    '/sitemap.xml',
    '/robots.txt',
  ];
};

const word = fc.stringMatching(/^[a-zA-Z0-9_.~-]{1,40}$/);
const junk = fc.oneof(
  word,
  fc.integer({ min: 1, max: 12_000 }).map((length) => 'z'.repeat(length)),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1.5',
    '1e3',
    '0x7',
    '%00',
    '%F0%9F%8F%92',
    'NaN',
    '99999999999',
    "' or 1=1",
  ),
);
/** Names that no route reads, or reads and finds nothing in these values. */
const name = fc.oneof(
  word.map((text) => `x${text}`),
  fc.constantFrom('language', 'theme', 'results', 'fbclid', 'v', 'seasonid', 'SEASONID', '__proto__'),
);
const query = fc
  .array(fc.tuple(name, junk), { minLength: 1, maxLength: 6 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

describe('the caches of the server', () => {
  it('hold and ask for nothing more, whatever a query carries that its route does not read (§7)', async () => {
    const server = await serving();
    const plain = await addresses();
    for (const url of plain) await server.app.inject({ url, headers: { host: 'localhost' } });
    const [before, asked] = [await kept(server), server.asked.count];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...plain),
        query,
        fc.integer({ min: 1, max: 65_535 }),
        async (address, extra, port) => {
          const url = `${address}${address.includes('?') ? '&' : '?'}${extra}`;
          await server.app.inject({ url, headers: { host: `localhost:${port}` } });
        },
      ),
      { numRuns: 400 },
    );
    expect(before.entries).toBeGreaterThan(12);
    expect(server.asked.count).toBe(asked);
    expect(await kept(server)).toEqual(before);
  });

  it('have one key for each meaning of an address, however its ids are written', () => {
    const spelled = '/match?seasonId=007&tournamentId=0000000042&matchId=1';
    expect(canonicalAddress(spelled)).toBe(canonicalAddress('/MATCH/?matchId=1&seasonId=7&tournamentId=42'));
    expect(canonicalAddress('/match?matchId=abc&seasonId=-1')).toBe(canonicalAddress('/match'));
    expect(canonicalAddress(`/match?date=${'9'.repeat(2_000)}`)).toBe(canonicalAddress('/match'));
  });

  it('are asked with the connection’s own port alone, of all that a Host may name', () => {
    const names = { hosts: [], tls: false };
    const [host] = defaultDeployment.hosts;
    const ports = Array.from({ length: 65_535 }, (_, port) => `${host}:${port + 1}`);
    expect(new Set(ports.map((text) => originOf(text, 4_173, defaultDeployment, names)))).toEqual(
      new Set([`http://${host}`, `http://${host}:4173`]),
    );
  });

  it('count all texts that are no address as one visitor', () => {
    expect(visitorOf('z'.repeat(16_000))).toBe(visitorOf('unknown'));
    expect(visitorOf('198.51.100.7')).toBe('198.51.100.7');
  });

  it('count the length of a key as memory', async () => {
    const cache = createStaleCache<null, never, string>(
      { now: () => 0, random: () => 0, wait: () => new Promise(() => {}), largest: 1024 * 1024 },
      {
        ask: () => Promise.resolve(either.right('')),
        lifetimeOf: () => ({ fresh: 1, stale: 0, onError: 0 }),
        sizeOf: ({ length }) => length,
        verdictOf: () => 'failed',
      },
    );
    const address = canonicalAddress(`/transfers?q=${'z'.repeat(1_900)}`);
    await cache.find(cacheKey(defaultDeployment, address), null);
    expect(cache.size().bytes).toBeGreaterThan(3_800);
  });

  it('take no plain text in a key, which a visitor may choose', () => {
    expectTypeOf<Parameters<typeof cacheKey<[string]>>[1]>().toEqualTypeOf<never>();
    expectTypeOf<Parameters<typeof cacheKey<[number, 'no' | 'en', null]>>[1]>().toEqualTypeOf<number>();
    expect(cacheKey(defaultDeployment, 7, 'no', true, null)).toBe(`${defaultDeployment.id} 7 no true `);
    const keyed = sourceFiles().filter(
      ({ path, code }) => path.startsWith('src/server/') && /new LRUCache<string\b/.test(code),
    );
    expect(keyed.map(({ path }) => path)).toEqual([]);
  });
});
