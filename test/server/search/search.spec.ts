import { clientOver } from '@kampdag/core/gateway/client';
import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import { SeasonId } from '@kampdag/core/ids';
import type { SearchLeague } from '@kampdag/core/search/searchLeague';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { describe, expect, it, vi } from 'vitest';
import { inProcessTransport } from '../../../src/server/gateway/inProcessTransport.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { composedAnswers } from '../../support/federation/composedAnswers.ts';
import { setClock } from '../../support/serverUnderTest.ts';

type Row = Readonly<Record<string, unknown>>;

const minute = 60_000;

const teamsOf = (league: number): readonly number[] => [league * 10 + 1, league * 10 + 2];

const matchRow = (league: number): Row => {
  const [home, away] = teamsOf(league);
  return {
    matchId: 100 + league,
    tournamentId: league,
    seasonId: 9,
    matchDate: '2026-10-10T00:00:00',
    matchStartTime: 1800,
    hometeamId: home,
    awayteamId: away,
    hometeamOrgName: `Lag ${home}`,
    awayteamOrgName: `Lag ${away}`,
    liveClientType: 'Advanced',
    matchResult: { homeGoals: 7, awayGoals: 3 },
  };
};

/** Three leagues of two teams with a player each and a match, with overrides by league or path. */
const federation = ({
  flags = () => ({}),
  failing = () => false,
  hanging = () => false,
}: {
  readonly flags?: (league: number) => Row;
  readonly failing?: (path: string) => boolean;
  readonly hanging?: (path: string) => boolean;
} = {}) => {
  const asked: string[] = [];
  const leagueRow = (id: number): Row => ({
    tournamentId: id,
    seasonId: 9,
    tournamentName: `Liga ${id}`,
    sportId: 1,
    areMatchesPublished: true,
    ...flags(id),
  });
  const bodyOf = (path: string): unknown => {
    if (path.startsWith('ta/Seasons')) {
      const { mainOrgId } = defaultDeployment;
      return {
        seasons: [
          { seasonId: 9, seasonName: 'S', seasonDateFrom: '08/01/2026 00:00:00', orgIdOwner: mainOrgId },
        ],
      };
    }
    if (path.startsWith('ta/Tournament/Season/')) return { tournamentsInSeason: [1, 2, 3].map(leagueRow) };
    const id = Number(/(\d+)$/.exec(path)?.[1]);
    if (path.startsWith('ta/TournamentTeams'))
      return { teams: teamsOf(id).map((teamId) => ({ teamId, team: `Lag ${teamId}` })) };
    if (path.startsWith('ta/TournamentMatches')) return { matches: [matchRow(id)] };
    return {
      members: [
        {
          personId: 1000 + id,
          firstName: 'Ola',
          lastName: `Nr${id}`,
          birthDate: '2001-02-03',
          email: 'a@b.no',
        },
        { personId: 2000 + id, firstName: 'Kari', lastName: 'Trener', memberType: 'TeamSupport' },
      ],
    };
  };
  const source: GatewaySource = {
    request: (_, path) => async () => {
      asked.push(path);
      await new Promise((resolve) => setImmediate(resolve));
      if (hanging(path)) await new Promise(() => {});
      return failing(path)
        ? either.left({ type: 'Unavailable', message: 'down' })
        : either.right(bodyOf(path));
    },
  };
  return { source, rosters: () => asked.filter((path) => path.startsWith('ta/TeamMembers')) };
};

const siteOver = (source: GatewaySource, patience?: () => Promise<unknown>) => {
  const clock = setClock();
  const answers = composedAnswers(source, clock.now, patience);
  const transport = inProcessTransport(answers, defaultDeployment);
  const path = searchOfSeason.write({ seasonId: SeasonId(9) });
  return {
    clock,
    body: async () => JSON.stringify(await transport.request('GET', path)()),
    leagues: async (): Promise<readonly SearchLeague[]> => {
      const found = await clientOver(transport).fetch(searchOfSeason, { seasonId: SeasonId(9) })();
      if (either.isLeft(found)) throw new Error(JSON.stringify(found.left));
      return found.right.rows;
    },
  };
};

describe('what can be found in a season', () => {
  it('has its leagues in their order, each with its teams, players and matches', async () => {
    const leagues = await siteOver(federation().source).leagues();
    expect(leagues.map(({ name }) => name)).toEqual(['Liga 1', 'Liga 2', 'Liga 3']);
    expect(leagues[0]).toMatchObject({
      teams: [{ name: 'Lag 11' }, { name: 'Lag 12' }],
      players: [
        { name: 'Ola Nr11', teamId: 11 },
        { name: 'Ola Nr12', teamId: 12 },
      ],
      matches: [{ teams: { home: { name: 'Lag 11' } }, goals: { home: 7, away: 3 } }],
      missing: 0,
    });
  });

  it('has nothing of a league that is not published, and no more of others than they publish (R24)', async () => {
    const hidden: Readonly<Record<number, Row>> = {
      1: { areMatchesPublished: false },
      2: { isResultPublished: false },
      3: { areTeamsPublished: false },
    };
    const site = siteOver(federation({ flags: (league) => hidden[league] ?? {} }).source);
    const [second, third, ...others] = await site.leagues();
    expect(others).toEqual([]);
    expect(third).toMatchObject({ teams: [], players: [], matches: [{ goals: { home: 7 } }] });
    expect(second).toMatchObject({
      teams: [{}, {}],
      players: [{}, {}],
      matches: [{ goals: null, isReported: false }],
    });
    expect(await site.body()).not.toMatch(/Liga 1|Nr11|Nr3/);
  });

  it('holds no birth date, no address, and nobody but players (R25)', async () => {
    const body = await siteOver(federation().source).body();
    expect(body).toContain('Ola Nr11');
    expect(body).not.toMatch(/2001|a@b|Trener/);
  });

  it('requests each roster once in hours, however many searches there are', async () => {
    const { source, rosters } = federation();
    const { leagues, clock } = siteOver(source);
    await Promise.all([leagues(), leagues()]);
    expect(rosters()).toHaveLength(6);
    clock.advance(60 * minute);
    await leagues();
    expect(rosters()).toHaveLength(6);
    clock.advance(6 * 60 * minute);
    await leagues();
    await vi.waitFor(() => expect(rosters()).toHaveLength(12));
  });

  it('reports late rosters as missing, and has everything else', async () => {
    const { source } = federation({ hanging: (path) => path === 'ta/TeamMembers/21' });
    const leagues = await siteOver(source, () => Promise.resolve()).leagues();
    expect(leagues.map(({ teams }) => teams.length)).toEqual([2, 2, 2]);
    expect(leagues.reduce((sum, { missing }) => sum + missing, 0)).toBeGreaterThan(0);
  });

  it('leaves out a list that fails, and a roster until it is requested again', async () => {
    const { source, rosters } = federation({
      failing: (path) => path === 'ta/TeamMembers/21' || path.endsWith('tournamentId=3'),
    });
    const { leagues, clock } = siteOver(source);
    const [, second, third] = await leagues();
    expect(third).toMatchObject({ teams: [], matches: [], missing: 2 });
    expect(second?.players.map(({ name }) => name)).toEqual(['Ola Nr22']);
    clock.advance(2 * minute);
    await leagues();
    expect(rosters().filter((path) => path.endsWith('/21')).length).toBeGreaterThan(1);
  });
});
