import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import * as core from '@kampdag/core/gateway/endpoints';
import { type AnyEndpoint, endpointTable } from '@kampdag/core/gateway/endpointTable';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import * as match from '@kampdag/core/gateway/matchEndpoints';
import { SeasonId, TournamentId } from '@kampdag/core/ids';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either, option, taskEither } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { simulatedFederation } from '../../support/federation/simulatedFederation.ts';
import { scriptedSource, setClock } from '../../support/serverUnderTest.ts';

/** A Sunday afternoon in the season: U11 Øst has finished and live matches. */
const now = Instant(Date.parse('2027-02-14T15:00:00+01:00'));

const simulated: GatewaySource = {
  request: (deployment, path, at) =>
    taskEither.fromEither(
      either.mapLeft(({ message }: { readonly message: string }) => ({ type: 'NotFound' as const, message }))(
        simulatedFederation({ deployment, seed: 1 }).answer(path, at),
      ),
    ),
};

const still = { now: () => now, random: () => 0, wait: () => new Promise(() => {}) };
const published = publishedSource(simulated, createPublications({ ...still, source: simulated }), () => [
  'bilder.kampdag.invalid',
]);

const bodyOf = async <P, A>(source: GatewaySource, endpoint: Endpoint<P, A>, params: P): Promise<unknown> => {
  const answer = await source.request(defaultDeployment, endpoint.write(params), now)();
  if (either.isLeft(answer)) throw new Error(`${endpoint.name}: ${answer.left.message}`);
  return answer.right;
};

const read = async <P, A>(source: GatewaySource, endpoint: Endpoint<P, A>, params: P): Promise<A> => {
  const decoded = endpoint.decode(await bodyOf(source, endpoint, params));
  if (either.isLeft(decoded)) throw new Error(`${endpoint.name} is unreadable`);
  return decoded.right;
};

const leagues = async (): Promise<ReadonlyMap<string, TournamentId>> => {
  const seasons = await read(simulated, core.seasonsOfYear, {
    sportId: defaultDeployment.sportId,
    year: 2026,
  });
  const seasonId = seasons.rows[0]?.seasonId ?? SeasonId(0);
  const { rows } = await read(simulated, core.leaguesOfSeason, { seasonId });
  return new Map(rows.map(({ name, tournamentId }) => [name, tournamentId]));
};

const found: { leagues: ReadonlyMap<string, TournamentId> } = { leagues: new Map() };
const idOf = (name: string): TournamentId => found.leagues.get(name) ?? TournamentId(0);

beforeAll(async () => {
  found.leagues = await leagues();
});

describe('who sends the matches of a league', () => {
  it('is answered without a request for each match: the league covers all of them', async () => {
    const asked: string[] = [];
    const source: GatewaySource = {
      request: (deployment, path, at) => {
        asked.push(path);
        return simulated.request(deployment, path, at);
      },
    };
    const { sportId } = defaultDeployment;
    const params = { sportId, tournamentId: idOf('EHL') };
    const sent = publishedSource(source, createPublications({ ...still, source }));
    const { rows } = await read(sent, match.broadcastsOfLeague, params);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows).toEqual((await read(simulated, match.broadcastsOfLeague, params)).rows);
    expect(asked.filter((path) => path.startsWith('ta/Match?'))).toEqual([]);
  });
});

describe('a league whose results are not published (U11 Øst)', () => {
  it('has results in the federation', async () => {
    const raw = await bodyOf(simulated, core.matchesOfLeague, { tournamentId: idOf('U11 Øst') });
    expect(JSON.stringify(raw)).toMatch(/"matchEndResult":"\d/);
  });

  it('keeps its fixture list, without any result or live reporting', async () => {
    const params = { tournamentId: idOf('U11 Øst') };
    const { rows } = await read(published, core.matchesOfLeague, params);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ result, liveClientType }) => result === null && liveClientType === 'None')).toBe(
      true,
    );
    expect(JSON.stringify(await bodyOf(published, core.matchesOfLeague, params))).not.toMatch(/Goals":\d/);
  });

  it('shows no result of a match requested by id or by day', async () => {
    const { rows } = await read(simulated, core.matchesOfLeague, { tournamentId: idOf('U11 Øst') });
    const one = rows.find(({ result }) => result !== null);
    if (one?.date === null || one === undefined) throw new Error('nothing was played');
    expect((await read(published, core.matchById, { matchId: one.matchId })).result).toBeNull();
    const day = await read(published, core.matchesOnDate, {
      sportId: defaultDeployment.sportId,
      date: one.date,
    });
    const here = day.rows.filter(({ tournamentId }) => tournamentId === idOf('U11 Øst'));
    expect(here.length).toBeGreaterThan(0);
    expect(here.every(({ result }) => result === null)).toBe(true);
    expect(day.rows.some(({ result }) => result !== null)).toBe(true);
  });

  it('has no goals, incidents, lines, tables or statistics', async () => {
    const tournamentId = idOf('U11 Øst');
    const { rows } = await read(simulated, core.matchesOfLeague, { tournamentId });
    const matchId = rows.find(({ result }) => result !== null)?.matchId;
    if (matchId === undefined) throw new Error('nothing was played');
    const everything = { tournamentId, opponentId: null, teamId: null, numberMatches: null };
    expect((await read(published, match.matchIncidents, { matchId })).periodResults).toEqual([]);
    for (const endpoint of [
      icehockey.hockeyGoals,
      icehockey.hockeyPenalties,
      icehockey.hockeyMatchPlayers,
      icehockey.hockeyMatchGoalies,
    ] as readonly Endpoint<{ matchId: typeof matchId }, { readonly rows: readonly unknown[] }>[]) {
      expect((await read(published, endpoint, { matchId })).rows).toEqual([]);
    }
    expect((await read(published, icehockey.hockeySeasonPlayers, everything)).rows).toEqual([]);
    expect((await read(published, league.standingsOfLeague, { tournamentId })).rows).toEqual([]);
  });
});

describe('leagues that withhold something else', () => {
  it('without published matches, no match is sent or found', async () => {
    const tournamentId = idOf('5.div menn');
    const raw = await read(simulated, core.matchesOfLeague, { tournamentId });
    expect(raw.rows.length).toBeGreaterThan(0);
    expect((await read(published, core.matchesOfLeague, { tournamentId })).rows).toEqual([]);
    const matchId = raw.rows[0]?.matchId;
    if (matchId === undefined) throw new Error('no match');
    const one = await published.request(defaultDeployment, core.matchById.write({ matchId }), now)();
    expect(one).toMatchObject(either.left({ type: 'Gone' }));
  });

  it('without a published table, results are sent and standings are not', async () => {
    const tournamentId = idOf('U14 Vest');
    const { rows } = await read(published, core.matchesOfLeague, { tournamentId });
    expect(rows.some(({ result }) => result !== null)).toBe(true);
    expect((await read(published, league.standingsOfLeague, { tournamentId })).rows).toEqual([]);
  });

  it('with everything published, everything is sent', async () => {
    const tournamentId = idOf('Bambusa-ligaen');
    const raw = await read(simulated, core.matchesOfLeague, { tournamentId });
    expect(await read(published, core.matchesOfLeague, { tournamentId })).toEqual(raw);
    expect((await read(published, league.standingsOfLeague, { tournamentId })).rows.length).toBeGreaterThan(
      0,
    );
  });
});

describe('personal data', () => {
  it('is only a year of birth; no address of any kind is sent', async () => {
    const teams = await read(simulated, core.teamsOfLeague, { tournamentId: idOf('U18 Elite') });
    const teamId = teams.rows[0]?.teamId;
    if (teamId === undefined) throw new Error('no team');
    const raw = JSON.stringify(await bodyOf(simulated, league.rosterOfTeam, { teamId }));
    expect(raw).toMatch(/"birthDate":"\d{4}-\d\d-\d\d/);
    const sent = JSON.stringify(await bodyOf(published, league.rosterOfTeam, { teamId }));
    expect(sent).not.toMatch(/birthDate":"\d{4}-/);
    const members = await read(published, league.rosterOfTeam, { teamId });
    expect(members).toEqual(await read(simulated, league.rosterOfTeam, { teamId }));
  });

  it('never has an e-mail address or phone number, whatever a federation sends', async () => {
    const source = scriptedSource();
    const person = {
      refereeId: 1,
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'kari@example.no',
      phone: '+47 999 99 999',
      address: 'Storgata 1',
      birthDate: '1990-05-17T00:00:00',
    };
    source.say(taskEither.right([person]));
    const guarded = publishedSource(source, createPublications({ ...still, source: simulated }));
    for (const path of [
      'ta/MatchReferee?matchid=7',
      'org/Organisation?orgIds=1',
      'ta/TeamMembers/7',
    ] as const) {
      const endpoint = endpointTable.find((row) => option.isSome(row.read(path))) as AnyEndpoint;
      const params = option.toNullable(endpoint.read(path));
      const sent = await guarded.request(defaultDeployment, endpoint.write(params), now)();
      expect(JSON.stringify(sent)).not.toMatch(/@|999|Storgata|05-17/);
    }
  });
});

describe('the border', () => {
  const { now: at } = setClock();
  const asked = (body: unknown) => {
    const source = scriptedSource();
    source.say(taskEither.right(body));
    const guarded = publishedSource(source, createPublications({ ...still, source: simulated }));
    return guarded.request(
      defaultDeployment,
      core.teamsOfLeague.write({ tournamentId: idOf('Bambusa-ligaen') }),
      at(),
    )();
  };

  it.each([['a text'], [7], [{ teams: 'none' }]])('takes %j for no answer of this call', async (body) => {
    expect(await asked(body)).toMatchObject(either.left({ type: 'BadAnswer' }));
  });

  it('treats the federation’s own error as a failure, also with status 200', async () => {
    expect(await asked({ errorMessage: 'not now' })).toEqual(
      either.left({ type: 'Declined', message: `${core.teamsOfLeague.name}: the federation declined` }),
    );
  });

  it('has an empty answer for every call that its decoder reads', () => {
    const unreadable = endpointTable.filter((endpoint) => either.isLeft(endpoint.decode(endpoint.empty)));
    // A league and a match are single things without an empty answer.
    expect(unreadable.map(({ name }) => name)).toEqual([core.leagueById.name, core.matchById.name]);
  });

  it('withholds results while their publication is undetermined', async () => {
    const silent = scriptedSource();
    silent.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    const guarded = publishedSource(simulated, createPublications({ ...still, source: silent }));
    for (const call of [core.matchesOfLeague, league.standingsOfLeague]) {
      const path = call.write({ tournamentId: idOf('Bambusa-ligaen') });
      expect(await guarded.request(defaultDeployment, path, now)()).toMatchObject(
        either.left({ type: 'Unavailable' }),
      );
    }
  });

  it('is the same for every deployment', async () => {
    for (const deployment of builtInDeployments) {
      const seasons = await simulated.request(
        deployment,
        core.seasonsOfYear.write({ sportId: deployment.sportId, year: 2026 }),
        now,
      )();
      expect(either.isRight(seasons)).toBe(true);
    }
  });
});
