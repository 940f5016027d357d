import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { byDateAndStart } from '@kampdag/core/league/schedule/scoreboard';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { OpenFixtures } from '@kampdag/core/open/openFixture';
import { OpenLeagues, OpenStandings } from '@kampdag/core/open/openLeague';
import { OpenMatch } from '@kampdag/core/open/openMatch';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import { openLeaguePath, openLogPath, openMatchPath, openRoot } from '@kampdag/core/site/openPaths';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { openExamples } from '../../../src/server/open/examples.ts';
import {
  type PublishedFederation,
  publishedFederation,
} from '../../support/federation/publishedFederation.ts';
import { serverUnderTest, setClock } from '../../support/serverUnderTest.ts';

const now = setClock().now();

/** A federation whose leagues have other publication flags. */
const publishing = (change: Readonly<Record<string, unknown>>): PublishedFederation =>
  publishedFederation(now, 2026, (path, body) =>
    path.startsWith('ta/Tournament/Season') || path.startsWith('ta/Tournament?')
      ? JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
          typeof value === 'object' && value !== null && 'areMatchesPublished' in value
            ? { ...value, ...change }
            : value,
        )
      : body,
  );

const everything = publishing({});

const serving = async (federation: PublishedFederation, deployment: Deployment = defaultDeployment) =>
  (await serverUnderTest({ source: federation.source, deployment })).app;

const matchesOf = async (name: string, deployment?: Deployment): Promise<readonly Match[]> => {
  const tournamentId = await everything.leagueNamed(name, deployment);
  return (await everything.ask(matchesOfLeague, { tournamentId }, deployment)).rows;
};

/** The last finished match, whose log still exists. */
const played = async (name: string): Promise<Match> => {
  const found = (await matchesOf(name))
    .filter(({ result, nonPlayReason }) => result !== null && nonPlayReason === null)
    .toSorted(byDateAndStart)
    .at(-1);
  if (found === undefined) throw new Error('no match was played');
  return found;
};

const folded = (text: string) => {
  const recording = parseRecording(text);
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  const { header, messages, problems } = recording.right;
  const { matchId } = header.match;
  expect(problems).toEqual([]);
  return summaryOf(
    matchAfterAll(
      emptyMatch(matchId, sportOf(header.sport)),
      messages.map(readMessage(matchId, sportOf(header.sport))),
    ),
    now,
  );
};

const starts = (matches: readonly { startsAt: string | null }[]): readonly string[] =>
  matches.flatMap(({ startsAt }) => startsAt ?? []);

/** All paths of a match and its league in the open data. */
const paths = (matchId: MatchId, tournamentId: TournamentId): readonly string[] => [
  openMatchPath(matchId),
  openLogPath(matchId),
  ...(['results', 'schedule', 'standings'] as const).map((part) => openLeaguePath(tournamentId, part)),
];

describe('the open data', () => {
  it.each(builtInDeployments)('matches its schema, for $siteName', async (deployment) => {
    const app = await serving(everything, deployment);
    const ajv = new Ajv2020({ strict: false });
    const document = (await app.inject(`${openRoot}/openapi.json`)).json<{
      components: { schemas: object };
    }>();
    ajv.addSchema({ $id: 'open', ...document });
    const fits = async (name: string, path: string): Promise<void> => {
      const answer = await app.inject(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      const validate = ajv.compile({ $ref: `open#/components/schemas/${name}` });
      expect(validate(answer.json()), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    };
    await fits('Leagues', `${openRoot}/leagues`);
    const [league] = await everything.leagues(deployment);
    const tournamentId = league?.tournamentId as TournamentId;
    await fits('Fixtures', openLeaguePath(tournamentId, 'results'));
    await fits('Fixtures', openLeaguePath(tournamentId, 'schedule'));
    await fits('Standings', openLeaguePath(tournamentId, 'standings'));
    const { rows } = await everything.ask(matchesOfLeague, { tournamentId }, deployment);
    const wall = osloWallTime(now);
    const some = [
      rows.find(({ result }) => result !== null),
      rows.find((match) => isLiveNow(match, wall)),
      rows.find(({ date }) => date !== null && date > wall.date),
      rows.find(({ nonPlayReason }) => nonPlayReason !== null),
    ];
    for (const match of some) if (match !== undefined) await fits('Match', openMatchPath(match.matchId));
  });

  it('is documented by a valid OpenAPI document, whose examples match the shapes', async () => {
    const document = (await (await serving(everything)).inject(`${openRoot}/openapi.json`)).json<
      Record<string, unknown>
    >();
    const { valid, errors } = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(OpenLeagues.encode(openExamples.Leagues)).toEqual(openExamples.Leagues);
    expect(OpenFixtures.encode(openExamples.Fixtures)).toEqual(openExamples.Fixtures);
    expect(OpenStandings.encode(openExamples.Standings)).toEqual(openExamples.Standings);
    expect(OpenMatch.encode(openExamples.Match)).toEqual(openExamples.Match);
  });

  it('has a finished match as in its log: score, periods, events in playing order, lineups', async () => {
    const match = await played('EHL');
    const app = await serving(everything);
    const open = (await app.inject(openMatchPath(match.matchId))).json<OpenMatch>();
    expect(open.source).toBe('log');
    expect(open.match.score).toEqual(match.result?.goals);
    const goals = open.events.filter(({ type }) => type === 'goal');
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.every(({ people }) => people[0]?.role === 'scorer' && people[0].name !== null)).toBe(true);
    const sum = (side: 'home' | 'away') => open.periods.reduce((total, { score }) => total + score[side], 0);
    const extra = open.shootout?.winner;
    expect({
      home: sum('home') + (extra === 'home' ? 1 : 0),
      away: sum('away') + (extra === 'away' ? 1 : 0),
    }).toEqual(match.result?.goals);
    expect(open.lineups?.home.players.length).toBeGreaterThan(10);
    expect(open.officials.length).toBeGreaterThan(0);
  });

  it('has a match without a log as in the sheet', async () => {
    const match = await played('EHL');
    const silent: GatewaySource = {
      request: (deployment, path, at) =>
        path.startsWith('kampdag/Log')
          ? taskEither.left({ type: 'NotFound', message: 'nothing was reported' })
          : everything.source.request(deployment, path, at),
    };
    const { app } = await serverUnderTest({ source: silent });
    const open = (await app.inject(openMatchPath(match.matchId))).json<OpenMatch>();
    expect([open.source, open.log]).toEqual(['sheet', null]);
    expect(open.periods.length).toBeGreaterThanOrEqual(3);
    expect(open.match.score).toEqual(match.result?.goals);
    expect(open.lineups?.away.players.length).toBeGreaterThan(10);
  });

  it('lists the newest results first and the next matches first', async () => {
    const app = await serving(everything);
    const league = await everything.leagueNamed('EHL');
    const list = async (part: 'results' | 'schedule') =>
      (await app.inject(openLeaguePath(league, part))).json<{
        matches: readonly { startsAt: string | null }[];
      }>().matches;
    const results = starts(await list('results'));
    expect(results.length).toBeGreaterThan(5);
    expect(results).toEqual(results.toSorted().toReversed());
    const schedule = starts(await list('schedule'));
    expect(schedule).toEqual(schedule.toSorted());
  });
});

describe("a match's log", () => {
  it('is a recording that folds to the same match', async () => {
    const match = await played('EHL');
    const app = await serving(everything);
    const answer = await app.inject(openLogPath(match.matchId));
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const told = everything.log(match.matchId);
    const own = summaryOf(
      matchAfterAll(
        emptyMatch(match.matchId, sportOf('icehockey')),
        (told ?? []).map(readMessage(match.matchId, sportOf('icehockey'))),
      ),
      now,
    );
    expect(folded(answer.body)).toEqual(own);
    expect(own.score).toEqual(match.result?.goals);
  });

  it('has nothing private in it, whatever a reporter sends', async () => {
    const match = await played('EHL');
    const secret = {
      BirthDate: '2009-05-17',
      Email: 'ola@example.no',
      MobilePhone: '99887766',
      Note: 'kept',
    };
    const federation = publishedFederation(now, 2026, undefined, (data) =>
      JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? { ...value, ...secret }
          : value,
      ),
    );
    const app = await serving(federation);
    for (const path of [openLogPath(match.matchId), openMatchPath(match.matchId)]) {
      const { body } = await app.inject(path);
      expect(body).not.toMatch(/2009-05-17|ola@example|99887766|birth/i);
    }
  });

  it('names nobody of a league that withholds its teams', async () => {
    const match = await played('EHL');
    const app = await serving(publishing({ areTeamsPublished: false, areRefereesPublished: false }));
    const { body } = await app.inject(openLogPath(match.matchId));
    expect(folded(body).score).toEqual(match.result?.goals);
    expect(body).not.toMatch(/"(First|Last)Name"/);
    expect(body).not.toContain('"Referees"');
    const open = (await app.inject(openMatchPath(match.matchId))).json<OpenMatch>();
    expect([open.lineups, open.officials, open.events.flatMap(({ people }) => people)]).toEqual([
      null,
      [],
      [],
    ]);
  });
});

describe('withheld data', () => {
  it('results: no score, event, period, log or standing is sent, although the channel has them', async () => {
    const match = await played('EHL');
    const app = await serving(publishing({ isResultPublished: false }));
    const [open, log, results, schedule, standings] = await Promise.all(
      paths(match.matchId, match.tournamentId as TournamentId).map((url) => app.inject(url)),
    );
    expect(open?.json()).toMatchObject({
      match: { score: null },
      source: null,
      clock: null,
      periods: [],
      shootout: null,
      events: [],
      log: null,
    });
    expect(log?.statusCode).toBe(404);
    for (const list of [results, schedule]) expect(list?.body).not.toMatch(/"score":\{/);
    expect(standings?.json()).toMatchObject({ standings: null });
  });

  it('standings: they are null, the results are there', async () => {
    const app = await serving(publishing({ isTablePublished: false }));
    const league = await everything.leagueNamed('EHL');
    expect((await app.inject(openLeaguePath(league, 'standings'))).json()).toMatchObject({ standings: null });
    expect((await app.inject(openLeaguePath(league, 'results'))).body).toMatch(/"score":\{/);
  });

  it('a whole league: nothing of it is sent', async () => {
    const match = await played('EHL');
    const app = await serving(publishing({ areMatchesPublished: false }));
    for (const url of paths(match.matchId, match.tournamentId as TournamentId)) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject(`${openRoot}/leagues`)).json()).toMatchObject({ leagues: [] });
  });
});

describe('access to the open data', () => {
  it.each([
    '/leagues/0/results',
    '/leagues/99999999999/results',
    '/leagues/1e3/results',
    '/leagues/-1/standings',
    '/leagues/4242424242/standings',
    '/leagues/1/secrets',
    '/leagues/1',
    '/leagues?seasonId=x',
    '/leagues?seasonId=1&seasonId=2',
    '/leagues?seasonId=4242424242',
    '/matches/4242424242',
    '/matches/4242424242/log.jsonl',
    '/matches/1/log.jsonl/more',
    '/matches/%31%0d%0aSet-Cookie:x',
    '/matches/..%2f..%2fapi',
    '/matches/',
    '/nothing',
  ])('%s leads nowhere, in the one shape of errors', async (path) => {
    const answer = await (await serving(everything)).inject(`${openRoot}${path}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is allowed from every origin, read-only', async () => {
    const app = await serving(everything);
    const url = `${openRoot}/leagues`;
    const asked = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ]);
    const read = await app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(read.headers['access-control-allow-credentials']).toBeUndefined();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const refused = await app.inject({ method, url });
      expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('is described on a page, in its language', async () => {
    const app = await serving(everything);
    for (const [language, title] of [
      ['no', 'Åpne data'],
      ['en', 'Open data'],
    ] as const) {
      const page = await app.inject(`${openRoot}?language=${language}`);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.body).toContain(`<h1>${title}`);
    }
  });

  it('answers 304 for a current copy, and sends cache headers', async () => {
    const app = await serving(everything);
    const url = `${openRoot}/leagues`;
    const first = await app.inject(url);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=2, s-maxage=2/);
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
  });

  it('is rate-limited as usual', async () => {
    const { app } = await serverUnderTest({ source: everything.source, rateLimit: 2 });
    const ask = async () => (await app.inject(`${openRoot}/leagues`)).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });
});
