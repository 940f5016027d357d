import { list } from '@kampdag/core/decode/body';
import {
  basketballMatchPlayers,
  basketballSeasonPlayers,
  basketballTeams,
  handballMatchPlayers,
  handballSeasonPlayers,
  soccerPlayers,
  volleyballMatchPlayers,
} from '@kampdag/core/gateway/ballEndpoints';
import { type Endpoint, endpoint } from '@kampdag/core/gateway/endpoint';
import * as firstCalls from '@kampdag/core/gateway/endpoints';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import * as hockeyCalls from '@kampdag/core/gateway/icehockeyEndpoints';
import {
  playerInfo,
  rosterOfTeam,
  standingsOfLeague,
  standingsSettings,
  tournamentsOfPerson,
  transfers,
} from '@kampdag/core/gateway/leagueEndpoints';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import * as matchCalls from '@kampdag/core/gateway/matchEndpoints';
import { everybody } from '@kampdag/core/gateway/publicationRule';
import { MatchId, OrgId, PersonId, SportId, TeamId, TournamentId } from '@kampdag/core/ids';
import { TeamRow } from '@kampdag/core/league/season/team';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { addDays } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const id = <A>(brand: (value: number) => A): fc.Arbitrary<A> =>
  fc.integer({ min: 0, max: 9_999_999_999 }).map(brand);
const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary, { nil: null });
const matchId = id(MatchId);
const tournamentId = id(TournamentId);
const personId = id(PersonId);
const numberMatches = fc.constantFrom(1, 2, 4, 5, 10);
const date = fc.integer({ min: -3_000, max: 3_000 }).map((days) => addDays('2026-10-10' as CivilDate, days));
const limits = fc.record({
  tournamentId,
  opponentId: maybe(id(TeamId)),
  teamId: maybe(id(TeamId)),
  numberMatches: maybe(numberMatches),
});

interface Row {
  readonly path: string;
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly params: fc.Arbitrary<unknown>;
  readonly example: unknown;
}

/** An endpoint with what it may be asked, and one question with the path that the specification writes for it. */
const row = <P, A>(endpoint: Endpoint<P, A>, params: fc.Arbitrary<P>, example: P, path: string): Row => ({
  path,
  endpoint: endpoint as Endpoint<unknown, unknown>,
  params,
  example,
});

const [m, t, p, g] = [MatchId(8_439_241), TournamentId(448_981), PersonId(7), OrgId(353)];
const none = { tournamentId: t, opponentId: null, teamId: null, numberMatches: null };
const some = { tournamentId: t, opponentId: TeamId(1), teamId: TeamId(2), numberMatches: 5 };

const rows: readonly Row[] = [
  row(matchCalls.matchIncidents, fc.record({ matchId }), { matchId: m }, 'ta/MatchIncidents?matchId=8439241'),
  row(matchCalls.matchReferees, fc.record({ matchId }), { matchId: m }, 'ta/MatchReferee?matchid=8439241'),
  row(
    matchCalls.incidentTypes,
    fc.record({ incidentsOrgId: id(OrgId) }),
    { incidentsOrgId: g },
    'ta/MatchIncidentTypes?sfOrgId=353',
  ),
  row(
    matchCalls.matchTeamMembers,
    fc.record({ matchId }),
    { matchId: m },
    'ta/MatchTeamMembers/8439241?images=false',
  ),
  row(
    matchCalls.organisations,
    fc.record({
      orgIds: fc
        .uniqueArray(id(OrgId), { minLength: 1, maxLength: 20 })
        .map((ids) => ids.toSorted((a, b) => a - b) as unknown as [OrgId, ...OrgId[]]),
    }),
    { orgIds: [OrgId(1), OrgId(2)] },
    'org/Organisation?orgIds=1&orgIds=2',
  ),
  row(
    matchCalls.broadcastsOfSport,
    fc.record({ sportId: id(SportId) }),
    { sportId: SportId(199) },
    'broadcasts/schedule?sportId=199',
  ),
  row(
    matchCalls.broadcastsOfLeague,
    fc.record({ sportId: id(SportId), tournamentId }),
    { sportId: SportId(199), tournamentId: t },
    'broadcasts/schedule?sportId=199&tournamentId=448981',
  ),
  row(
    matchCalls.broadcastOfMatch,
    fc.record({ matchId }),
    { matchId: m },
    'broadcasts/schedule/match?matchId=8439241',
  ),
  row(hockeyCalls.hockeyGoals, fc.record({ matchId }), { matchId: m }, 'icehockey/Match/Goals/8439241'),
  row(
    hockeyCalls.hockeyPenalties,
    fc.record({ matchId }),
    { matchId: m },
    'icehockey/Match/Penalties/8439241',
  ),
  row(
    hockeyCalls.hockeyMatchPlayers,
    fc.record({ matchId }),
    { matchId: m },
    'icehockey/Match/Players/8439241',
  ),
  row(
    hockeyCalls.hockeyMatchGoalies,
    fc.record({ matchId }),
    { matchId: m },
    'icehockey/Match/GoalieLeaders/8439241',
  ),
  row(
    hockeyCalls.hockeyPlayerGames,
    fc.record({ personId, numberMatches }),
    { personId: p, numberMatches: 5 },
    'icehockey/Player/7?numberMatches=5',
  ),
  row(
    hockeyCalls.hockeyPlayerLeague,
    fc.record({ personId, tournamentId }),
    { personId: p, tournamentId: t },
    'icehockey/Player/7?tournamentId=448981',
  ),
  row(
    hockeyCalls.hockeyGoalieGames,
    fc.record({ personId, numberMatches }),
    { personId: p, numberMatches: 5 },
    'icehockey/Goalie/7?numberMatches=5',
  ),
  row(
    hockeyCalls.hockeyGoalieLeague,
    fc.record({ personId, tournamentId }),
    { personId: p, tournamentId: t },
    'icehockey/Goalie/7?tournamentId=448981',
  ),
  row(hockeyCalls.hockeySeasonPlayers, limits, none, 'icehockey/TournamentPlayers/448981'),
  row(
    hockeyCalls.hockeySeasonPlayers,
    limits,
    some,
    'icehockey/TournamentPlayers/448981?opponentId=1&orgId=2&numberMatches=5',
  ),
  row(
    hockeyCalls.hockeySeasonGoalies,
    limits,
    { ...none, numberMatches: 10 },
    'icehockey/tournamentGoalieLeaders/448981?numberMatches=10',
  ),
  row(
    hockeyCalls.hockeyTeamStatistics,
    limits,
    { ...some, numberMatches: null },
    'icehockey/TeamStatistics/448981?opponentId=1&orgId=2',
  ),
  row(
    hockeyCalls.hockeyAttendance,
    fc.record({ tournamentId }),
    { tournamentId: t },
    'icehockey/spectators/448981',
  ),
  row(basketballMatchPlayers, fc.record({ matchId }), { matchId: m }, 'basketball/match/Players/8439241'),
  row(handballMatchPlayers, fc.record({ matchId }), { matchId: m }, 'handball/match/Players/8439241'),
  row(
    handballSeasonPlayers,
    fc.record({ tournamentId, personId: maybe(personId) }),
    { tournamentId: t, personId: p },
    'handball/tournament/players/448981?personId=7',
  ),
  row(volleyballMatchPlayers, fc.record({ matchId }), { matchId: m }, 'volleyball/match/Players/8439241'),
  row(
    basketballSeasonPlayers,
    fc.record({ tournamentId, personId: maybe(personId) }),
    { tournamentId: t, personId: null },
    'basketball/tournament/players/448981',
  ),
  row(
    basketballSeasonPlayers,
    fc.record({ tournamentId, personId: maybe(personId) }),
    { tournamentId: t, personId: p },
    'basketball/tournament/players/448981?personId=7',
  ),
  row(
    basketballTeams,
    fc.record({ tournamentId }),
    { tournamentId: t },
    'basketball/tournament/teams/448981',
  ),
  row(
    standingsSettings,
    fc.record({ tournamentId }),
    { tournamentId: t },
    'ta/TournamentStandings/Settings/448981',
  ),
  row(
    standingsOfLeague,
    fc.record({ tournamentId }),
    { tournamentId: t },
    'ta/TournamentStandings/?tournamentId=448981',
  ),
  row(rosterOfTeam, fc.record({ teamId: id(TeamId) }), { teamId: TeamId(2) }, 'ta/TeamMembers/2'),
  row(
    playerInfo,
    fc.record({ orgId: id(OrgId), personId }),
    { orgId: OrgId(2), personId: p },
    'ta/TeamMembers/2?personId=7',
  ),
  row(tournamentsOfPerson, fc.record({ personId }), { personId: p }, 'ta/Tournament/AllForPerson?personId=7'),
  row(
    transfers,
    fc.record({ transfersOrgId: id(OrgId), since: date }),
    { transfersOrgId: g, since: '2025-11-05' as CivilDate },
    'activity/Transfers/?onlyPublic=true&sfOrgId=353&date=11/5/2025',
  ),
  row(
    soccerPlayers,
    fc.record({ tournamentId }),
    { tournamentId: t },
    'corpsports/soccer/BestPlayers/448981',
  ),
];

describe('the endpoint table (§7)', () => {
  it('tries every endpoint here, but for those that `firstCalls.spec.ts` tries', () => {
    const tried = new Set<unknown>([...Object.values(firstCalls), ...rows.map(({ endpoint }) => endpoint)]);
    expect(endpointTable.filter((endpoint) => !tried.has(endpoint)).map(({ name }) => name)).toEqual([]);
  });

  it('has no two rows of one name', () => {
    expect(new Set(endpointTable.map(({ name }) => name)).size).toBe(endpointTable.length);
  });

  it('fetches seasons and leagues with GET and posts all else (§7)', () => {
    expect(endpointTable.filter(({ method }) => method === 'GET').map(({ name }) => name)).toEqual([
      'ta/Seasons/?sportId=…&year=…',
      'ta/Tournament/Season/…',
    ]);
  });

  it.each(rows)('writes $path', ({ endpoint, example, path }) => {
    expect(endpoint.write(example)).toBe(path);
    expect(endpoint.read(path)).toEqual(option.some(example));
    expect(endpoint.read(path.toUpperCase())).toEqual(option.some(example));
  });

  it.each(rows)(
    'reads back what it writes, and no other endpoint reads it: $path',
    ({ endpoint, params }) => {
      fc.assert(
        fc.property(params, (asked) => {
          const path = endpoint.write(asked);
          expect(endpoint.read(path)).toEqual(option.some(asked));
          expect(endpointTable.filter(({ read }) => option.isSome(read(path)))).toEqual([endpoint]);
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('a path that no endpoint writes', () => {
  const hostile = [
    '',
    '/',
    '//evil.example/ta/Match?matchId=1',
    'https://evil.example/ta/MatchIncidents?matchId=1',
    'ta/MatchIncidents?matchId=1&matchId=2',
    'ta/MatchIncidents?matchId=',
    'ta/MatchIncidents?matchId=-1',
    'ta/MatchIncidents?matchId=1e3',
    'ta/MatchIncidents?matchId=12345678901',
    'ta/MatchIncidents?matchId=1%00',
    'ta/MatchIncidents?matchId=1#x',
    'ta/MatchIncidents?matchId=1?matchId=1',
    'ta/MatchIncidents?matchId=1&x=1',
    'ta/MatchIncidents?matchId=1=1',
    'ta/MatchIncidents?matchId',
    'ta/MatchIncidents',
    'ta/Tournament/Season/1?',
    'icehockey/spectators/1?',
    'ta/../ta/MatchIncidents?matchId=1',
    'ta/MatchTeamMembers/1?images=true',
    'ta/MatchTeamMembers/1',
    'ta/MatchTeamMembers/1?images=false&images=false',
    'ta/MatchTeamMembers/1%2f..?images=false',
    'ta/MatchTeamMembers/../1?images=false',
    'org/Organisation',
    'org/Organisation?orgIds=',
    'org/Organisation?orgIds=1&orgIds=x',
    'org/Organisation?orgIds[]=1',
    `org/Organisation?${Array.from({ length: 21 }, (_, i) => `orgIds=${i}`).join('&')}`,
    'org/Organisation?orgIds=1,2',
    'activity/Transfers/?sfOrgId=353&date=1/1/2025',
    'activity/Transfers/?onlyPublic=false&sfOrgId=353&date=1/1/2025',
    'activity/Transfers/?onlyPublic=true&sfOrgId=353&date=2/30/2025',
    'activity/Transfers/?onlyPublic=true&sfOrgId=353',
    'icehockey/TournamentPlayers/1?numberMatches=5&numberMatches=5',
    'icehockey/TournamentPlayers/1?numberMatches=x',
    'icehockey/TournamentPlayers/',
    'icehockey/Player/1',
    'icehockey/Player/1?numberMatches=5&tournamentId=1',
    'icehockey/TournamentPlayers/1/2',
    'basketball/tournament/players/1?personId=',
    'corpsports/soccer/BestPlayers/1;rm',
    'ta/TeamMembers/1?personId=1&email=x',
    '__proto__',
    'constructor?__proto__=1',
  ];

  it.each(hostile)('is nobody’s: %s', (path) => {
    expect(endpointTable.filter(({ read }) => option.isSome(read(path)))).toEqual([]);
  });

  it('matches nothing with a letter in place of the template’s dot', () => {
    const dotted = endpoint('POST a.b/{matchId}', {
      body: list(TeamRow),
      lifetime: lifetimes.match,
      publication: everybody,
      viewed: 'nothing',
    });
    expect(dotted.read('a.b/1')).toEqual(option.some({ matchId: 1 }));
    expect(dotted.read('axb/1')).toEqual(option.none);
  });

  it('matches nothing for any text, or a known path with an extra letter', () => {
    const broken = fc
      .tuple(
        fc.constantFrom(...rows.map(({ path }) => path)),
        fc.nat(80),
        fc.constantFrom('%', '#', ' ', '\n', '\\', '@', ':', '.', '\u0000', '{', '?'),
      )
      .map(([path, at, letter]) => `${path.slice(0, at)}${letter}${path.slice(at)}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), broken), (path) => {
        const readers = endpointTable.filter(({ read }) => option.isSome(read(path)));
        for (const { read, write } of readers) {
          const params = read(path);
          if (option.isSome(params)) expect(write(params.value).toLowerCase()).toBe(path.toLowerCase());
        }
      }),
      { numRuns: 400 },
    );
  });
});
