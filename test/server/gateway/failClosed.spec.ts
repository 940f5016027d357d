import { matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { hockeyPlayerGames } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { PersonId, TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import { callOf } from '../../../src/server/gateway/router.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { everyReading } from '../../arbitraries/readings.ts';

const now = Instant(Date.parse('2027-02-14T15:00:00+01:00'));
const seasonId = 201_061;

/** Test ids: everything of a league has the league's digit. */
const ids = (league: number) => ({
  tournamentId: 100 + league,
  matchId: 7_000_000 + league,
  teamId: 500 + league,
  personId: 900 + league,
});

type Row = Readonly<Record<string, unknown>>;

const leagueRow = (league: number, more: Row): Row => ({
  tournamentId: ids(league).tournamentId,
  seasonId,
  tournamentName: `League ${league}`,
  sportId: 199,
  areMatchesPublished: true,
  ...more,
});

const marker = 'MARKER';
const numericMarker = 727_272;

/** All field names that are read. */
const fieldNames = new Set(
  everyReading.flatMap(({ wire, aliases }) =>
    Object.keys('props' in wire ? (wire.props as Row) : {}).concat(...aliases.keys(), ...aliases.values()),
  ),
);

/** A row with the marker in every field, read or not. */
const markedRow = (mark: unknown, more: Row): Row => ({
  ...Object.fromEntries([...fieldNames].map((name) => [name, mark])),
  matchResult: { homeGoals: numericMarker, awayGoals: 1, matchEndResult: mark },
  broadcastUrls: { play: `https://${marker}.example` },
  email: mark,
  someFieldOfTomorrow: { deep: [mark] },
  ...more,
});

const tiesOf = (league: number): Row => ({
  tournamentId: ids(league).tournamentId,
  seasonId: null,
  matchId: ids(league).matchId,
  id: ids(league).matchId,
  teamId: ids(league).teamId,
  teamOrgId: ids(league).teamId,
  orgId: ids(league).teamId,
  personId: ids(league).personId,
  tournamentName: `League ${league}`,
  sportId: 199,
  orgIdOwner: 353,
  matchIncidentId: 1,
  partialResultTypeId: 200_073,
  entryId: 1,
});

/** A federation of one season whose answers hold marked rows, except those about leagues and ties. */
const upstream = (leagues: readonly Row[], rowsOf: (path: string) => unknown): GatewaySource => ({
  request: (_deployment, path: GatewayPath) => {
    if (path.startsWith('ta/Seasons')) {
      return taskEither.right({
        seasons: [{ seasonId, seasonName: '2026', orgIdOwner: 353, seasonDateFrom: '08/01/2026 00:00:00' }],
      });
    }
    if (path.startsWith('ta/Tournament/Season')) return taskEither.right({ tournamentsInSeason: leagues });
    const teamsOf = /^ta\/TournamentTeams\/\?tournamentId=10(\d)$/.exec(path)?.[1];
    const body = rowsOf(path);
    return taskEither.right(
      teamsOf === undefined
        ? body
        : { teams: [{ ...tiesOf(Number(teamsOf)), team: `${marker} ${teamsOf}` }] },
    );
  },
});

const guarded = (source: GatewaySource): GatewaySource =>
  publishedSource(
    source,
    createPublications({ source, now: () => now, random: () => 0, wait: () => new Promise(() => {}) }),
  );

const left = async (source: GatewaySource, path: string): Promise<string> => {
  const call = callOf(path);
  if (option.isNone(call)) throw new Error(`no call: ${path}`);
  return JSON.stringify(await source.request(defaultDeployment, call.value.path, now)());
};

/** Every call about a league's own data. */
const pathsOf = (league: number): readonly string[] => {
  const { tournamentId, matchId, teamId, personId } = ids(league);
  return [
    `ta/TournamentTeams/?tournamentId=${tournamentId}`,
    `ta/TournamentMatches/?tournamentId=${tournamentId}`,
    'ta/ScheduledMatchesBySport/?sportIds=199&date=2/14/2027',
    `ta/Match?matchId=${matchId}`,
    `ta/MatchIncidents?matchId=${matchId}`,
    `ta/MatchReferee?matchid=${matchId}`,
    `ta/MatchTeamMembers/${matchId}?images=false`,
    'broadcasts/schedule?sportId=199',
    `broadcasts/schedule?sportId=199&tournamentId=${tournamentId}`,
    `broadcasts/schedule/match?matchId=${matchId}`,
    `icehockey/Match/Goals/${matchId}`,
    `icehockey/Match/Penalties/${matchId}`,
    `icehockey/Match/Players/${matchId}`,
    `icehockey/Match/GoalieLeaders/${matchId}`,
    `icehockey/Player/${personId}?numberMatches=5`,
    `icehockey/Player/${personId}?tournamentId=${tournamentId}`,
    `icehockey/Goalie/${personId}?numberMatches=5`,
    `icehockey/Goalie/${personId}?tournamentId=${tournamentId}`,
    `icehockey/TournamentPlayers/${tournamentId}`,
    `icehockey/tournamentGoalieLeaders/${tournamentId}`,
    `icehockey/TeamStatistics/${tournamentId}`,
    `icehockey/spectators/${tournamentId}`,
    `basketball/match/Players/${matchId}`,
    `basketball/tournament/players/${tournamentId}`,
    `basketball/tournament/teams/${tournamentId}`,
    `volleyball/match/Players/${matchId}`,
    `handball/match/Players/${matchId}`,
    `handball/tournament/players/${tournamentId}`,
    `corpsports/soccer/BestPlayers/${tournamentId}`,
    `ta/TournamentStandings/Settings/${tournamentId}`,
    `ta/TournamentStandings/?tournamentId=${tournamentId}`,
    `ta/TeamMembers/${teamId}`,
    `ta/TeamMembers/${teamId}?personId=${personId}`,
    `ta/Tournament/AllForPerson?personId=${personId}`,
    `ta/Tournament?tournamentId=${tournamentId}`,
  ];
};

/** An answer in its call's form: an object with the rows, one row, or a list. */
const bodyFor = (path: string, row: Row): unknown => {
  if (/^ta\/(Match|Tournament)\?/.test(path)) return row;
  if (path.startsWith('ta/MatchIncidents')) return { matchIncidents: [row], matchPeriodResults: [row] };
  return /^ta\/(TournamentMatches|ScheduledMatches)/.test(path) ? { matches: [row] } : [row];
};

const unpublished = fc.constantFrom<Row>(
  { areMatchesPublished: false },
  { areMatchesPublished: null },
  { areMatchesPublished: 'nei' },
  { areMatchesPublished: 0 },
  { isDeleted: true },
  { isDeleted: 'true' },
  { isDeleted: 1 },
  { isDeleted: 'ja' },
  { IsDeleted: {} },
);

describe('what cannot be tied to a league known to be published does not leave (R24)', () => {
  it('covers every call of the table', () => {
    const asked = new Set([...pathsOf(1)].map((path) => option.toNullable(callOf(path))?.endpoint.name));
    const open = ['ta/Seasons', 'ta/Tournament/Season', 'ta/MatchIncidentTypes', 'org/', 'activity/'];
    expect(
      endpointTable
        .map(({ name }) => name)
        .filter((name) => !asked.has(name) && !open.some((begin) => name.startsWith(begin))),
    ).toEqual([]);
  });

  it('by no call about a league whose matches are not published, whatever its rows say and lack', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pathsOf(2)),
        unpublished,
        fc.constantFrom<unknown>(marker, numericMarker),
        fc.subarray(Object.keys(tiesOf(2))),
        async (path, flag, mark, missing) => {
          const row = markedRow(mark, {
            ...tiesOf(2),
            ...Object.fromEntries(missing.map((name) => [name, null])),
          });
          const source = upstream([leagueRow(1, {}), leagueRow(2, flag)], (asked) => {
            if (asked.startsWith('ta/Tournament?')) return leagueRow(2, flag);
            return bodyFor(asked, asked.startsWith('ta/Match?') ? { ...row, ...tiesOf(2) } : row);
          });
          const sent = await left(guarded(source), path);
          expect(sent).not.toContain(marker);
          expect(sent).not.toContain(String(numericMarker));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(pathsOf(3))(
    'by %s for a league, match, team or person that the federation does not know',
    async (path) => {
      const nothing = { type: 'NotFound', message: 'none' } as const;
      const row = markedRow(marker, { ...tiesOf(3), tournamentName: 'Cup' });
      const source = upstream([leagueRow(1, {})], (asked) => bodyFor(asked, row));
      const unknowing: GatewaySource = {
        request: (deployment, asked, at) =>
          /^ta\/(Match|Tournament)\?/.test(asked)
            ? taskEither.left(nothing)
            : source.request(deployment, asked, at),
      };
      expect(await left(guarded(unknowing), path)).not.toContain(marker);
    },
  );

  it.each([
    ['isResultPublished', `ta/MatchIncidents?matchId=${ids(2).matchId}`],
    ['isResultPublished', `icehockey/Match/Goals/${ids(2).matchId}`],
    ['isResultPublished', `icehockey/Player/${ids(2).personId}?numberMatches=5`],
    ['isResultPublished', `icehockey/TournamentPlayers/${ids(2).tournamentId}`],
    ['isTablePublished', `ta/TournamentStandings/?tournamentId=${ids(2).tournamentId}`],
    ['areTeamsPublished', `ta/TournamentTeams/?tournamentId=${ids(2).tournamentId}`],
    ['areTeamsPublished', `ta/TeamMembers/${ids(2).teamId}`],
    ['areTeamsPublished', `ta/MatchTeamMembers/${ids(2).matchId}?images=false`],
    ['areStatisticsPublished', `icehockey/TournamentPlayers/${ids(2).tournamentId}`],
    ['areRefereesPublished', `ta/MatchReferee?matchid=${ids(2).matchId}`],
  ] satisfies readonly (readonly [string, string])[])(
    'where %s is no clear yes, by %s; and does where it is',
    async (flag, path) => {
      const row = markedRow(marker, tiesOf(2));
      const sent = (value: unknown): Promise<string> =>
        left(guarded(upstream([leagueRow(2, { [flag]: value })], (asked) => bodyFor(asked, row))), path);
      for (const value of [false, 'false', 0, 'ja', {}]) expect(await sent(value)).not.toContain(marker);
      expect(await sent(true)).toContain(marker);
    },
  );

  const person = 9_727_272;

  /** A row that names people with the marker under every name that is read, in some letter case. */
  const namingRow = (written: (name: string) => string): Row => ({
    ...Object.fromEntries(
      [...fieldNames].flatMap((name) =>
        /(first|last|full)name|shirtno|^(number|name|birthDate|nationality)$|nonOfficialReferee/i.test(name)
          ? [[written(name), marker]]
          : [],
      ),
    ),
    ...tiesOf(2),
    firstAssistPersonId: person,
    secondAssistPersonId: person,
    onIceHomeTeamShirtNo: [marker],
    onIceAwayTeamShirtNo: marker,
    birthDate: '2013-05-17T00:00:00',
    matchDate: '2027-02-14T00:00:00',
    areMatchesPublished: true,
  });

  it.each(pathsOf(2))(
    'nor a person by %s, where the league withholds teams and referees (R24)',
    async (path) => {
      for (const written of [(name: string) => name, (name: string) => name.toUpperCase()]) {
        const row = { ...namingRow(written), personId: person };
        const flags = { areTeamsPublished: false, areRefereesPublished: false };
        const league = leagueRow(2, flags);
        const source = upstream([league], (asked) =>
          asked.startsWith('ta/Tournament?') ? league : bodyFor(asked, row),
        );
        const sent = await left(guarded(source), path);
        expect(sent).not.toMatch(new RegExp(`${marker}|${person}|2013`));
      }
    },
  );

  it('but people leave by each call that holds some, where both are published', async () => {
    const named = await Promise.all(
      pathsOf(2).map(async (path) => {
        const league = leagueRow(2, {});
        const source = upstream([league], (asked) =>
          asked.startsWith('ta/Tournament?')
            ? league
            : bodyFor(
                asked,
                namingRow((name) => name),
              ),
        );
        return (await left(guarded(source), path)).includes(marker)
          ? [path.replace(/[/?]?[^/?]*\d.*$/, '')]
          : [];
      }),
    );
    expect([...new Set(named.flat())]).toEqual([
      'ta/TournamentTeams/',
      'ta/MatchIncidents',
      'ta/MatchReferee',
      'ta/MatchTeamMembers',
      'icehockey/Match/Goals',
      'icehockey/Match/Penalties',
      'icehockey/Match/Players',
      'icehockey/Match/GoalieLeaders',
      'icehockey/TournamentPlayers',
      'icehockey/tournamentGoalieLeaders',
      'basketball/match/Players',
      'basketball/tournament/players',
      'volleyball/match/Players',
      'handball/match/Players',
      'handball/tournament/players',
      'corpsports/soccer/BestPlayers',
      'ta/TeamMembers',
    ]);
  });

  it('where teams are withheld, goals, penalties and incidents leave without people', async () => {
    const league = leagueRow(2, { areTeamsPublished: false });
    const source = upstream([league], (asked) =>
      bodyFor(
        asked,
        namingRow((name) => name),
      ),
    );
    for (const path of [
      `icehockey/Match/Goals/${ids(2).matchId}`,
      `icehockey/Match/Penalties/${ids(2).matchId}`,
    ])
      expect(await left(guarded(source), path)).toContain('"personId":null');
    expect(await left(guarded(source), `ta/MatchIncidents?matchId=${ids(2).matchId}`)).toContain(
      '"matchIncidentId":1',
    );
  });

  it('nor a result of a day after the league’s last, however it is written, odd ones included (R44)', async () => {
    const { matchId, tournamentId, personId } = ids(2);
    const resultPaths = [
      `ta/TournamentMatches/?tournamentId=${tournamentId}`,
      'ta/ScheduledMatchesBySport/?sportIds=199&date=2/14/2027',
      `ta/Match?matchId=${matchId}`,
      `ta/MatchIncidents?matchId=${matchId}`,
      `icehockey/Match/Goals/${matchId}`,
      `icehockey/Match/Players/${matchId}`,
      `handball/match/Players/${matchId}`,
      `icehockey/Player/${personId}?numberMatches=5`,
    ];
    // Within what a result can be, and in no id here.
    const goals = 917;
    const row = {
      ...tiesOf(2),
      matchDate: '2027-02-14T00:00:00',
      firstName: `${goals}`,
      homeGoals: goals,
      goalsScored: goals,
      assists: goals,
      matchResult: { homeGoals: goals, awayGoals: 1, matchEndResult: `${goals}-1` },
    };
    const hasResult = async (last: unknown, path: string): Promise<boolean> => {
      const source = upstream([leagueRow(2, { publishMatchesToDate: last })], (asked) => bodyFor(asked, row));
      return (await left(guarded(source), path)).includes(String(goals));
    };
    const before = [
      '2027-02-13T00:00:00',
      '2027-02-13',
      '02/13/2027 00:00:00',
      '13.02.2027',
      'i morgen',
      7,
      {},
    ];
    const from = [
      '2027-02-14T00:00:00',
      '2027-02-14',
      '02/14/2027 00:00:00',
      null,
      '',
      '0001-01-01T00:00:00',
      '9999-12-31T23:59:59',
    ];
    for (const path of resultPaths) {
      for (const last of before)
        expect([path, last, await hasResult(last, path)]).toEqual([path, last, false]);
      for (const last of from) expect([path, last, await hasResult(last, path)]).toEqual([path, last, true]);
    }
  });

  it('and of what is published nothing leaves that no reader reads', async () => {
    const stray = 'STRAY';
    const row = { ...tiesOf(1), email: stray, phone: stray, someFieldOfTomorrow: { deep: [stray] } };
    const source = guarded(upstream([leagueRow(1, {})], (asked) => bodyFor(asked, row)));
    for (const path of [...pathsOf(1), 'org/Organisation?orgIds=1', 'ta/MatchIncidentTypes?sfOrgId=1']) {
      const sent = await left(source, path);
      expect(sent).not.toMatch(/STRAY|someFieldOfTomorrow/);
    }
  });
});

describe('matches of a day', () => {
  const day = matchesOnDate.write({ sportId: defaultDeployment.sportId, date: '2027-02-14' as CivilDate });

  it('have their leagues from the season’s answer, where their rows name no season: no league is asked for alone', async () => {
    const asked: string[] = [];
    const leagues = Array.from({ length: 300 }, (_, league) => leagueRow(league, {}));
    const rows = leagues.map((_, league) => ({
      ...tiesOf(league),
      matchResult: { homeGoals: 2, awayGoals: 1 },
    }));
    const source = upstream(leagues, () => ({ matches: rows }));
    const counted: GatewaySource = {
      request: (deployment, path, at) => {
        asked.push(path);
        return source.request(deployment, path, at);
      },
    };
    const sent = await left(guarded(counted), day);
    expect(sent.match(/"homeGoals":2/g)).toHaveLength(300);
    expect(asked.length).toBeLessThan(8);
  });

  it('are shown if their league is known, and left out otherwise', async () => {
    const source = upstream([leagueRow(1, {})], () => ({ matches: [tiesOf(1), tiesOf(4)] }));
    const halting: GatewaySource = {
      request: (deployment, path, at) =>
        path.startsWith('ta/Tournament?')
          ? taskEither.left({ type: 'TimedOut', message: 'slow' })
          : source.request(deployment, path, at),
    };
    const answer = await guarded(halting).request(defaultDeployment, day, now)();
    const read = either.chainW(matchesOnDate.decode)(answer);
    expect(either.isRight(read) && read.right.rows.map(({ tournamentId }) => tournamentId)).toEqual([101]);
  });

  it('that come twice are one (wire-format §3)', async () => {
    const source = upstream([leagueRow(1, {})], () => ({ matches: [tiesOf(1), tiesOf(1)] }));
    const path = matchesOfLeague.write({ tournamentId: TournamentId(101) });
    const read = either.chainW(matchesOfLeague.decode)(
      await guarded(source).request(defaultDeployment, path, now)(),
    );
    expect(either.isRight(read) && read.right.rows).toHaveLength(1);
  });

  it('keep everything readable if a field is odd: an unknown kind of reporting, a venue that is not a text', async () => {
    const odd = {
      ...tiesOf(1),
      liveClientType: 'Holographic',
      activityAreaName: 7,
      hometeam: 'Home',
      awayteam: 'Away',
    };
    const source = upstream([leagueRow(1, {})], () => ({ matches: [odd] }));
    const path = matchesOfLeague.write({ tournamentId: TournamentId(101) });
    const read = either.chainW(matchesOfLeague.decode)(
      await guarded(source).request(defaultDeployment, path, now)(),
    );
    expect(either.isRight(read) && read.right.rows).toMatchObject([
      { matchId: ids(1).matchId, liveClientType: 'None', venue: null, teams: { home: { name: 'Home' } } },
    ]);
  });
});

const games = (leagues: readonly Row[]) => {
  const game = { matchDate: '2027-02-01T00:00:00', tournamentName: 'League 1', goalsScored: 3 };
  const played = leagues.map((row) => ({
    ...row,
    tournamentName: 'League 1',
    areMatchesPublished: undefined,
  }));
  return guarded(upstream(leagues, (asked) => (asked.includes('AllForPerson') ? played : [game])));
};

describe('a player’s games without a league or a match', () => {
  const path = hockeyPlayerGames.write({ personId: PersonId(901), numberMatches: 5 });
  it('are shown if every league of that name in which the player has played is published', async () => {
    expect(await left(games([leagueRow(1, {})]), path)).toContain('"goalsScored":3');
    expect(await left(games([leagueRow(1, {}), leagueRow(2, {})]), path)).toContain('"goalsScored":3');
  });

  it('are withheld if one of them is not, or none has the name', async () => {
    const hidden = leagueRow(2, { isResultPublished: false });
    expect(await left(games([leagueRow(1, {}), hidden]), path)).not.toContain('goalsScored');
    expect(await left(games([]), path)).not.toContain('goalsScored');
  });
});
