import { SeasonId, TournamentId } from '@kampdag/core/ids';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

// 2026-10-10, 18:30 in Oslo.
const today = '10/10/2026';
const tournamentId = TournamentId(44);

const answers: Readonly<Record<string, unknown>> = {
  'ta/Seasons/?sportId=199&year=2026': {
    seasons: [
      {
        seasonId: '5',
        seasonName: '2026',
        orgIdOwner: 353,
        sportId: 199,
        seasonDateFrom: '08/01/2026 00:00:00',
      },
    ],
  },
  'ta/Seasons/?sportId=199&year=2025': { seasons: [] },
  'ta/Tournament/Season/5': {
    tournamentsInSeason: [
      {
        tournamentId,
        tournamentName: 'EHL',
        seasonId: SeasonId(5),
        sportId: 199,
        division: 1,
        areMatchesPublished: true,
        isResultPublished: true,
      },
    ],
  },
};

const recorded = {
  matchId: 8_393_577,
  matchDate: '2017-10-05T00:00:00',
  matchStartTime: 1830,
  hometeam: 'Ringerike',
  awayteam: 'Nidaros',
  matchResult: { homeGoals: 3, awayGoals: 2, matchEndResult: '3-2' },
};

const opened = async (): Promise<ServerUnderTest> => {
  const server = await serverUnderTest({ control: true });
  const { source } = server;
  const scripted = source.request;
  Object.assign(source, {
    request: (...[deployment, path, now]: Parameters<typeof scripted>) =>
      answers[path] !== undefined
        ? taskEither.right(answers[path])
        : path.startsWith('ta/TournamentMatches') || path.startsWith('ta/Scheduled')
          ? taskEither.right({ matches: [{ matchId: 1 }] })
          : path.startsWith('ta/Match')
            ? taskEither.fromEither(either.left({ type: 'NotFound', message: 'none' } as const))
            : scripted(deployment, path, now),
  });
  return server;
};

const authorization = ({ key }: ServerUnderTest): string =>
  `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`;

const add = (server: ServerUnderTest, payload: object = { sport: 'icehockey', match: recorded }) =>
  server.app.inject({
    method: 'POST',
    url: '/control/matches',
    headers: { authorization: authorization(server) },
    payload,
  });

const ask = async (server: ServerUnderTest, path: string) =>
  (await server.app.inject({ method: 'POST', url: '/api/gateway', payload: { path } })).json();

describe('a recording that is played in', () => {
  it('is a match of the default league that starts now: in its league, on its day, and by its id', async () => {
    const server = await opened();
    await ask(server, `ta/TournamentMatches/?tournamentId=${tournamentId}`);
    expect((await add(server)).statusCode).toBe(201);
    const row = {
      matchId: recorded.matchId,
      tournamentId,
      matchDate: '2026-10-10T00:00:00',
      matchStartTime: 1830,
      matchEndTime: 2130,
      liveClientType: 'Advanced',
      matchResult: null,
      hometeam: 'Ringerike',
    };
    expect(await ask(server, `ta/Match?matchId=${recorded.matchId}`)).toMatchObject(row);
    for (const path of [
      `ta/TournamentMatches/?tournamentId=${tournamentId}`,
      `ta/ScheduledMatchesBySport/?sportIds=199&date=${today}`,
    ]) {
      expect((await ask(server, path)).matches).toMatchObject([{ matchId: 1 }, row]);
    }
    for (const path of [
      'ta/TournamentMatches/?tournamentId=45',
      'ta/ScheduledMatchesBySport/?sportIds=199&date=10/11/2026',
    ]) {
      expect((await ask(server, path)).matches).toEqual([{ matchId: 1 }]);
    }
  });

  it('is gone when it is removed', async () => {
    const server = await opened();
    await add(server);
    const remove = () =>
      server.app.inject({
        method: 'DELETE',
        url: `/control/matches/${recorded.matchId}`,
        headers: { authorization: authorization(server) },
      });
    expect((await remove()).statusCode).toBe(204);
    expect(await ask(server, `ta/Match?matchId=${recorded.matchId}`)).toHaveProperty('error');
    expect((await remove()).statusCode).toBe(404);
  });

  it.each([
    ['of another sport', { sport: 'curling', match: recorded }],
    ['without a match', { sport: 'icehockey' }],
    ['whose id is none', { sport: 'icehockey', match: { matchId: -1 } }],
  ])('%s is refused', async (_what, payload) => {
    expect((await add(await opened(), payload)).statusCode).toBe(400);
  });

  it('needs the key of the local channel, and this machine', async () => {
    const server = await opened();
    const from = (headers: Readonly<Record<string, string>>, remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/control/matches',
        headers,
        remoteAddress,
        payload: { sport: 'icehockey', match: recorded },
      });
    const right = authorization(server);
    expect((await from({}, '127.0.0.1')).statusCode).toBe(403);
    expect((await from({ authorization: 'Basic bG9jYWwudGVzdDp3cm9uZw==' }, '127.0.0.1')).statusCode).toBe(
      403,
    );
    expect((await from({ authorization: right }, '192.168.1.7')).statusCode).toBe(403);
    const token = (await server.app.inject('/api/live/token?clientId=web-1')).body;
    expect((await from({ authorization: `Bearer ${token}` }, '127.0.0.1')).statusCode).toBe(403);
    expect((await from({ authorization: right }, '::1')).statusCode).toBe(201);
  });

  it('is impossible unless enabled', async () => {
    const server = await serverUnderTest();
    expect((await add(server)).statusCode).toBe(404);
  });
});
