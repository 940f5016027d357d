import { TournamentId } from '@kampdag/core/ids';
import type { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GatewaySource, SourceFailure } from '../../src/server/gateway/source.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { siteUnderTest } from './siteUnderTest.ts';

const hockey = { host: 'ishockey.example' };
const urls = [
  '/api/ta/Tournament/Season/201076',
  '/api/ta/TournamentMatches/?tournamentId=443064',
  '/api/ta/TournamentTeams/?tournamentId=443064',
  '/api/ta/TournamentStandings/?tournamentId=443064',
  '/api/ta/Match?matchId=2253346',
];

type Answer = either.Either<SourceFailure, unknown>;

/** A site over the recorded federation, of which some answers are replaced while it runs. */
const oddSite = async () => {
  const state: { replaced: (path: string) => Answer | null } = { replaced: () => null };
  const upstream = openRecorded();
  const recorded = recordedSource(upstream);
  const source: GatewaySource = {
    request: (deployment, path, now: Instant) => {
      const replaced = state.replaced(path);
      return replaced === null ? recorded.request(deployment, path, now) : taskEither.fromEither(replaced);
    },
  };
  const site = await siteUnderTest(source);
  const texts = () =>
    Promise.all(
      urls.map(async (url) => {
        const { statusCode, body } = await site.app.inject({ url, headers: hockey });
        return [url, statusCode, body] as const;
      }),
    );
  await site.pass(1_000);
  return { state, site, texts, upstream };
};

const isSeason = (path: string): boolean => path.startsWith('ta/Tournament/Season/');
const isLeague = (path: string): boolean => path.startsWith('ta/Tournament?');
const gone: Answer = either.left({ type: 'NotFound', message: 'gone' });

const leaguesIn = (body: string): ReadonlySet<number> =>
  new Set([...body.matchAll(/"tournamentId":(\d+)/g)].map(([, id]) => Number(id)));

describe('a federation that answers 200 with something else', () => {
  it.each([[{ Message: 'An error has occurred.' }], [{}], [null]])(
    'as %j to every call, for minutes, empties nothing; each call is logged once (R28)',
    async (odd) => {
      const { state, site, texts } = await oddSite();
      const before = await texts();
      expect(before.every(([, status]) => status === 200)).toBe(true);
      state.replaced = () => either.right(odd);
      for (let minute = 0; minute < 3; minute += 1) {
        await site.pass(60_000);
        expect(await texts()).toEqual(before);
      }
      const calls = site.logged.filter((line) => line.includes('oddly')).map((line) => JSON.parse(line).call);
      expect(calls.length).toBeGreaterThan(urls.length - 1);
      expect(site.logged.join()).not.toContain('An error has occurred');
      await site.close();
    },
  );

  it('to one call empties no page when a league is published meanwhile, which is shown (issue 33, points 4 and 8)', async () => {
    const { state, site, texts, upstream } = await oddSite();
    const league = TournamentId(443_064);
    upstream.setFlags(league, { areRefereesPublished: false });
    await site.pass(19_000);
    const referees = async () =>
      (await site.app.inject({ url: '/api/ta/MatchReferee?matchid=2253346', headers: hockey })).body;
    expect(await referees()).not.toContain('refereeType');
    const before = await texts();
    state.replaced = (path) =>
      path.startsWith('ta/TournamentMatches/') ? either.right({ Message: 'An error has occurred.' }) : null;
    upstream.setFlags(league, { areRefereesPublished: true });
    await site.pass(19_000);
    expect(await referees()).toContain('refereeType');
    expect((await texts()).slice(1)).toEqual(before.slice(1));
    await site.close();
  });

  it('to some calls while another league is withdrawn empties no page of the others, and shows nothing of it (issue 33, points 6 and 8)', async () => {
    const { state, site, texts, upstream } = await oddSite();
    const day = '/api/ta/ScheduledMatchesBySport/?sportIds=152&date=10/29/2026';
    const read = async (url: string) => (await site.app.inject({ url, headers: hockey })).body;
    const before = await texts();
    const withdrawn = [...leaguesIn(await read(day))].find((id) => id !== 443_064) ?? 0;
    expect(withdrawn).toBeGreaterThan(0);
    state.replaced = (path) =>
      /^ta\/(TournamentMatches|ScheduledMatches|TournamentStandings|Match\?)/.test(path)
        ? either.left({ type: 'Unavailable', message: 'down' })
        : null;
    upstream.setFlags(TournamentId(withdrawn), { areMatchesPublished: false });
    await site.pass(19_000);
    expect((await texts()).slice(1)).toEqual(before.slice(1));
    const left = leaguesIn(await read(day));
    expect(left.has(withdrawn)).toBe(false);
    expect(left.size).toBeGreaterThan(0);
    const { headers } = await site.app.inject({ url: day, headers: hockey });
    expect(Number(headers['x-kampdag-stale'])).toBeGreaterThan(0);
    expect(await read(`/api/ta/TournamentMatches/?tournamentId=${withdrawn}`)).not.toContain('matchId');
    upstream.setFlags(TournamentId(withdrawn), { areMatchesPublished: true });
    await site.pass(19_000);
    expect((await texts()).slice(1)).toEqual(before.slice(1));
    await site.close();
  });

  it('as an empty season keeps its leagues’ answers while the leagues say that they are published', async () => {
    const { state, site, texts } = await oddSite();
    const before = await texts();
    state.replaced = (path) => (isSeason(path) ? either.right({ tournamentsInSeason: [] }) : null);
    await site.pass(19_000);
    expect(await texts()).toEqual(before);
    await site.close();
  });

  it('as an empty season whose leagues are gone hides them within twenty seconds (R24)', async () => {
    const { state, site, texts } = await oddSite();
    await texts();
    state.replaced = (path) => {
      if (isLeague(path)) return gone;
      return isSeason(path) ? either.right({ tournamentsInSeason: [] }) : null;
    };
    await site.pass(19_000);
    for (const [url, , body] of await texts())
      expect([url, /Nordlys|Tindevik|"tournamentName":"/.test(body)]).toEqual([url, false]);
    await site.close();
  });
});
