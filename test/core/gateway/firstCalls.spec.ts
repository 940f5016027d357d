import { clientOver } from '@kampdag/core/gateway/client';
import * as calls from '@kampdag/core/gateway/endpoints';
import { MatchId, SeasonId, SportId, TournamentId } from '@kampdag/core/ids';
import { type CivilDate, dateOfEpochDay } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '../../support/hostile/hostilePaths.ts';

const id = fc.integer({ min: 0, max: 9_999_999_999 });
const date = fc.integer({ min: 0, max: 40_000 }).map(dateOfEpochDay);

const endpoints = [
  { endpoint: calls.seasonsOfYear, params: fc.record({ sportId: id.map(SportId), year: id }) },
  { endpoint: calls.leaguesOfSeason, params: fc.record({ seasonId: id.map(SeasonId) }) },
  { endpoint: calls.leagueById, params: fc.record({ tournamentId: id.map(TournamentId) }) },
  { endpoint: calls.teamsOfLeague, params: fc.record({ tournamentId: id.map(TournamentId) }) },
  { endpoint: calls.matchesOfLeague, params: fc.record({ tournamentId: id.map(TournamentId) }) },
  { endpoint: calls.matchesOnDate, params: fc.record({ sportId: id.map(SportId), date }) },
  { endpoint: calls.matchById, params: fc.record({ matchId: id.map(MatchId) }) },
] as unknown as readonly {
  readonly endpoint: typeof calls.matchById;
  readonly params: fc.Arbitrary<{ matchId: MatchId }>;
}[];

describe.each(endpoints)('the call $endpoint.name', ({ endpoint, params }) => {
  it('reads what it has written, in any case', () => {
    fc.assert(
      fc.property(params, (values) => {
        const path = endpoint.write(values);
        expect(endpoint.read(path)).toEqual(option.some(values));
        expect(endpoint.read(path.toUpperCase())).toEqual(option.some(values));
        expect(endpoint.read(path.toLowerCase())).toEqual(option.some(values));
      }),
    );
  });

  it('is recognised by no other call', () => {
    fc.assert(
      fc.property(params, (values) => {
        const path = endpoint.write(values);
        expect(endpoints.filter((other) => option.isSome(other.endpoint.read(path)))).toHaveLength(1);
      }),
    );
  });

  it('refuses additions to its path, and omissions', () => {
    fc.assert(
      fc.property(params, fc.string({ minLength: 1 }), (values, more) => {
        const path = endpoint.write(values);
        if (/^\d+$/.test(more)) return;
        expect(endpoint.read(path + more)).toEqual(option.none);
        expect(endpoint.read(`${more}${path}`)).toEqual(option.none);
        expect(endpoint.read(path.slice(0, path.search(/[^=/]+$/)))).toEqual(option.none);
      }),
    );
  });

  it.each(hostilePaths)('reads nothing in %j', (path) => {
    expect(endpoint.read(path)).toEqual(option.none);
  });
});

describe('the paths of the specification (§7)', () => {
  it('are written exactly, with the slash before the question mark', () => {
    expect(calls.seasonsOfYear.write({ sportId: SportId(199), year: 2026 })).toBe(
      'ta/Seasons/?sportId=199&year=2026',
    );
    expect(calls.leaguesOfSeason.write({ seasonId: SeasonId(201_061) })).toBe('ta/Tournament/Season/201061');
    expect(calls.teamsOfLeague.write({ tournamentId: TournamentId(1) })).toBe(
      'ta/TournamentTeams/?tournamentId=1',
    );
    expect(calls.matchesOnDate.write({ sportId: SportId(199), date: '2026-03-09' as CivilDate })).toBe(
      'ta/ScheduledMatchesBySport/?sportIds=199&date=3/9/2026',
    );
    expect(calls.matchById.write({ matchId: MatchId(8_439_241) })).toBe('ta/Match?matchId=8439241');
  });

  it('travel by GET for seasons and leagues, by POST otherwise', () => {
    expect(endpoints.map(({ endpoint }) => endpoint.method)).toEqual([
      'GET',
      'GET',
      'POST',
      'POST',
      'POST',
      'POST',
      'POST',
    ]);
  });
});

const over = (answer: unknown) =>
  clientOver({ request: () => taskEither.right(answer) }).fetch(calls.matchById, { matchId: MatchId(1) });

describe('a client over a transport', () => {
  it('gives the decoded answer, or its problems', async () => {
    expect(await over({ matchId: 1, hometeam: 'A' })()).toMatchObject({
      _tag: 'Right',
      right: { matchId: 1 },
    });
    expect(await over({ errorMessage: 'closed' })()).toEqual(
      either.left({ type: 'Undecodable', problems: [{ path: 'errorMessage', message: 'closed' }] }),
    );
  });

  it('passes a failure on as it is', async () => {
    const failure = { type: 'Unreachable', message: 'offline' } as const;
    const gateway = clientOver({ request: () => taskEither.left(failure) });
    expect(await gateway.fetch(calls.matchById, { matchId: MatchId(1) })()).toEqual(either.left(failure));
  });
});
