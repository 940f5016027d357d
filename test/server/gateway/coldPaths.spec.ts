import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { afterEach, describe, expect, it } from 'vitest';
import { federationSource } from '../../../src/server/gateway/federationSource.ts';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import { openUpstream } from '../../support/federation/upstream.ts';
import { serverUnderTest, setClock } from '../../support/serverUnderTest.ts';

const league = {
  tournamentId: 42,
  seasonId: 7,
  tournamentName: 'League',
  sportId: 199,
  areMatchesPublished: true,
};

const bodyOf = (url: string): unknown => {
  const id = Number(/(\d+)$/.exec(url)?.[1] ?? 0);
  if (url.includes('Tournament/Season')) return { tournamentsInSeason: [league] };
  if (url.startsWith('/ta/Tournament')) return league;
  if (url.startsWith('/ta/Match?')) return { matchId: id, tournamentId: 42, seasonId: 7, sportId: 199 };
  return { matchIncidents: [] };
};

const opened: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

/** The server over a federation that takes some milliseconds for each answer; some calls hang. */
const serving = async (hangs: (url: string) => boolean = () => false) => {
  const open = { now: 0, most: 0 };
  const upstream = await openUpstream((request, response) => {
    const url = request.url ?? '';
    if (hangs(url)) return;
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    setTimeout(() => {
      open.now -= 1;
      response.end(JSON.stringify(bodyOf(url)));
    }, 4);
  });
  const { now } = setClock();
  const effects = { now, random: () => 0, wait: (): Promise<unknown> => new Promise(() => {}) };
  const federation = federationSource({
    ...effects,
    upstreams: new Map([[defaultDeployment.id, upstream.address]]),
    elapsed: () => performance.now(),
  });
  const publications = createPublications({ ...effects, source: federation });
  const { app } = await serverUnderTest({
    source: publishedSource(federation, publications),
    proxies: ['127.0.0.1'],
  });
  opened.push(app, federation, upstream);
  const ask = async (path: string, visitor: string): Promise<number> =>
    (await app.inject({ url: `/api/${path}`, headers: { 'x-forwarded-for': visitor } })).statusCode;
  return { ask, open };
};

describe('cold paths', () => {
  it('asked 600 at once are all answered, with no more upstream than the federation is asked for at once', async () => {
    const { ask, open } = await serving();
    const statuses = await Promise.all(
      Array.from({ length: 600 }, (_, id) => ask(`ta/MatchIncidents?matchId=${id + 1}`, '198.51.100.1')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(open.most).toBeLessThanOrEqual(32);
  });

  it('of one visitor delay those of another by a few only', async () => {
    const { ask } = await serving();
    const answered: string[] = [];
    const noted = async (path: string, visitor: string): Promise<void> => {
      await ask(path, visitor);
      answered.push(visitor);
    };
    const greedy = Array.from({ length: 400 }, (_, id) =>
      noted(`ta/Match?matchId=${id + 1}`, '198.51.100.1'),
    );
    const modest = noted('ta/Match?matchId=9000', '198.51.100.2');
    await Promise.all([...greedy, modest]);
    expect(answered.indexOf('198.51.100.2')).toBeLessThan(60);
  });

  it('of a call that hangs hold up no other call', async () => {
    const { ask } = await serving((url) => url.includes('TournamentStandings'));
    for (let id = 1; id <= 100; id += 1)
      void ask(`ta/TournamentStandings/?tournamentId=${id}`, `198.51.100.${id}`);
    expect(await ask('ta/Match?matchId=1', '192.0.2.1')).toBe(200);
  });
});
