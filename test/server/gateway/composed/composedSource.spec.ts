import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import { clientOver } from '@kampdag/core/gateway/client';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { datesOfAll, matchDatesOfSeason } from '@kampdag/core/gateway/composed/matchDatesOfSeason';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import { leaguesOfSeason, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { callTable, composedTable, endpointTable } from '@kampdag/core/gateway/endpointTable';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import type { Match } from '@kampdag/core/league/match/match';
import { hasKeptStatus } from '@kampdag/core/league/match/matchStatus';
import { involves } from '@kampdag/core/league/schedule/scoreboard';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import { either } from 'fp-ts';
import { describe, expect, it, vi } from 'vitest';
import { recordedMoment } from '../../../../fixtures/upstream/recordedMoment.ts';
import { inProcessTransport } from '../../../../src/server/gateway/inProcessTransport.ts';
import type { GatewaySource } from '../../../../src/server/gateway/source.ts';
import { composedAnswers } from '../../../support/federation/composedAnswers.ts';
import { setClock } from '../../../support/serverUnderTest.ts';
import { recordedDeployments } from '../../../upstream/deployments.ts';
import { leaguesOf } from '../../../upstream/paths.ts';
import { openRecorded, recordedSource } from '../../../upstream/recordedSource.ts';

const day = '2026-10-10' as CivilDate;

const clientOf = (source: GatewaySource, deployment: Deployment, now = setClock().now) =>
  clientOver(inProcessTransport(composedAnswers(source, now), deployment));

const right = <E, A>(found: either.Either<E, A>): A => {
  if (either.isLeft(found)) throw new Error(JSON.stringify(found.left));
  return found.right;
};

type Row = Readonly<Record<string, unknown>>;

/** Every fifth league has the second sport. */
const sportOf = (id: number): number => (id % 5 === 0 ? 2 : 1);

const matchRow = (id: number): Row => ({
  matchId: 100 + id,
  tournamentId: id,
  seasonId: 9,
  sportId: sportOf(id),
  matchDate: `${day}T00:00:00`,
  matchStartTime: 1800,
  matchEndTime: 2000,
  hometeamOrgName: 'Hjemme',
  awayteamOrgName: 'Borte',
  liveClientType: 'Advanced',
  matchResult: { homeGoals: 7, awayGoals: 3 },
});

/** A season of leagues of two sports with one match each on the day, with overrides by league or sport. */
const federation = ({
  leagues = 25,
  flags = () => ({}),
  failing = () => false,
}: {
  readonly leagues?: number;
  readonly flags?: (league: number) => Row;
  readonly failing?: (path: string) => boolean;
} = {}) => {
  const asked: string[] = [];
  const load = { open: 0, most: 0 };
  const ids = Array.from({ length: leagues }, (_, i) => i + 1);
  const leagueRow = (id: number): Row => ({
    tournamentId: id,
    seasonId: 9,
    tournamentName: `Liga ${id}`,
    sportId: sportOf(id),
    areMatchesPublished: true,
    isResultPublished: true,
    ...flags(id),
  });
  const bodyOf = (path: string): unknown => {
    if (path === 'ta/Tournament/Season/9') return { tournamentsInSeason: ids.map(leagueRow) };
    const [, league] = /^ta\/TournamentMatches\/\?tournamentId=(\d+)/.exec(path) ?? [];
    if (league !== undefined) return { matches: [matchRow(Number(league))] };
    const [, sport] = /^ta\/ScheduledMatchesBySport\/\?sportIds=(\d)/.exec(path) ?? [];
    const of = ids.filter((id) => sportOf(id) === Number(sport));
    return { matches: [...of, ...of].map(matchRow) };
  };
  const source: GatewaySource = {
    request: (_, path) => async () => {
      asked.push(path);
      load.open += 1;
      load.most = Math.max(load.most, load.open);
      await new Promise((resolve) => setImmediate(resolve));
      load.open -= 1;
      return failing(path)
        ? either.left({ type: 'Unavailable', message: 'down' })
        : either.right(bodyOf(path));
    },
  };
  return { source, asked, load };
};

const dayOf = async (source: GatewaySource): Promise<readonly LeagueDay[]> =>
  right(await clientOf(source, defaultDeployment).fetch(dayOfSeason, { seasonId: SeasonId(9), date: day })())
    .rows;

describe('the composed calls', () => {
  it('are calls of the server, beside the federation’s and the one that is extracted', () => {
    expect(callTable).toHaveLength(endpointTable.length + composedTable.length + [changesOfLeague].length);
    expect(composedTable.filter(({ name }) => !name.startsWith('kampdag/'))).toEqual([]);
  });

  it('request once for concurrent callers, and are cached', async () => {
    const { source, asked } = federation();
    const clock = setClock();
    const client = clientOf(source, defaultDeployment, clock.now);
    const ask = client.fetch(dayOfSeason, { seasonId: SeasonId(9), date: day });
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(all.every(either.isRight)).toBe(true);
    const once = asked.filter((path) => path.startsWith('ta/Scheduled'));
    expect(once).toHaveLength(2);
    await ask();
    expect(asked.filter((path) => path.startsWith('ta/Scheduled'))).toHaveLength(2);
    clock.advance(2_500);
    await ask();
    await vi.waitFor(() =>
      expect(asked.filter((path) => path.startsWith('ta/Scheduled')).length).toBeGreaterThan(2),
    );
  });
});

describe('a day of a season', () => {
  it('has the matches of all 25 leagues, each once and under its league', async () => {
    const days = await dayOf(federation().source);
    expect(
      days.map(({ league, matches }) => [
        Number(league.tournamentId),
        matches.map(({ matchId }) => Number(matchId)),
      ]),
    ).toEqual(Array.from({ length: 25 }, (_, i) => [i + 1, [101 + i]]));
  });

  it('has nothing of a league that publishes no matches, and no result of one that hides them (R24)', async () => {
    const { source } = federation({
      flags: (league) =>
        league === 3 ? { areMatchesPublished: false } : league === 4 ? { isResultPublished: false } : {},
    });
    const days = await dayOf(source);
    const numbers = days.map(({ league }) => Number(league.tournamentId));
    expect(numbers).not.toContain(3);
    const hidden = days.find(({ league }) => Number(league.tournamentId) === 4);
    expect(hidden?.matches).toMatchObject([{ result: null, liveClientType: 'None' }]);
    expect(days.filter(({ matches }) => matches[0]?.result !== null)).toHaveLength(23);
  });

  it('names the leagues whose sport failed, and has all others', async () => {
    const days = await dayOf(federation({ failing: (path) => path.includes('sportIds=2') }).source);
    const failed = days.filter(({ hasFailed }) => hasFailed);
    expect(failed.map(({ league }) => Number(league.tournamentId))).toEqual([5, 10, 15, 20, 25]);
    expect(failed.flatMap(({ matches }) => matches)).toEqual([]);
    expect(days.filter(({ hasFailed, matches }) => !hasFailed && matches.length === 1)).toHaveLength(20);
  });

  it('is a failure if every sport, or the season, fails', async () => {
    for (const begin of ['ta/Scheduled', 'ta/Tournament']) {
      const { source } = federation({ failing: (path) => path.startsWith(begin) });
      const found = await clientOf(source, defaultDeployment).fetch(dayOfSeason, {
        seasonId: SeasonId(9),
        date: day,
      })();
      expect(found).toMatchObject(either.left({ type: 'Refused', status: 503 }));
    }
  });
});

const now = () => recordedMoment;

describe('the match days of a season', () => {
  it('are those of every published league, requested a few at a time', async () => {
    const { source, load } = federation({
      flags: (league) => (league === 3 ? { areMatchesPublished: false } : {}),
      failing: (path) => path.endsWith('tournamentId=4'),
    });
    const client = clientOf(source, defaultDeployment);
    const { rows } = right(await client.fetch(matchDatesOfSeason, { seasonId: SeasonId(9) })());
    expect(rows.map(({ tournamentId }) => Number(tournamentId))).toEqual(
      Array.from({ length: 25 }, (_, i) => i + 1).filter((id) => id !== 3 && id !== 4),
    );
    expect(datesOfAll(rows)).toEqual([day]);
    expect(load.most).toBeGreaterThan(1);
    expect(load.most).toBeLessThanOrEqual(6);
  });
});

describe('a day of the real shape', () => {
  const upstream = openRecorded();
  const source = recordedSource(upstream);

  it.each(recordedDeployments.map((deployment) => [deployment.id, deployment] as const))(
    'is, league by league, what the scoreboard shows: %s',
    async (_id, deployment) => {
      const client = clientOf(source, deployment, now);
      const seasonId = SeasonId(Number(leaguesOf(upstream, deployment)[0]?.['seasonId']));
      const { rows: leagues } = right(await client.fetch(leaguesOfSeason, { seasonId })());
      let compared = 0;
      for (const back of [-1, 0, 1]) {
        const date = addDays('2026-10-29' as CivilDate, back);
        const days = right(await client.fetch(dayOfSeason, { seasonId, date })()).rows;
        const scoreboard: Match[] = [];
        for (const sportId of new Set(leagues.map((league) => league.sportId))) {
          scoreboard.push(...right(await client.fetch(matchesOnDate, { sportId, date })()).rows);
        }
        const shownIn = (id: TournamentId) =>
          scoreboard.filter(
            (match) => match.tournamentId === id && match.date === date && hasKeptStatus(match),
          );
        for (const { tournamentId } of leagues) {
          const found = days.find(({ league }) => league.tournamentId === tournamentId)?.matches ?? [];
          expect([tournamentId, found]).toEqual([tournamentId, shownIn(tournamentId)]);
          compared += found.length;
        }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it.each(recordedDeployments.map((deployment) => [deployment.id, deployment] as const))(
    'has a team in its leagues, with its own matches and its place in the table: %s',
    async (_id, deployment) => {
      const client = clientOf(source, deployment, now);
      const [league] = leaguesOf(upstream, deployment);
      const seasonId = SeasonId(Number(league?.['seasonId']));
      const tournamentId = TournamentId(Number(league?.['tournamentId']));
      const { rows: table } = right(await client.fetch(standingsOfLeague, { tournamentId })());
      const { rows: matches } = right(await client.fetch(matchesOfLeague, { tournamentId })());
      // One that entered once: of two entries the first that has played counts.
      const at = table.findIndex((row) => table.filter(({ teamId: id }) => id === row.teamId).length === 1);
      const teamId = table[at]?.teamId ?? TeamId(0);
      const { rows } = right(await client.fetch(teamOfSeason, { seasonId, teamId })());
      const found = rows.find((row) => row.league.tournamentId === tournamentId);
      expect(found?.matches).toEqual(
        matches.filter((match) => hasKeptStatus(match) && involves(teamId)(match)),
      );
      expect(found).toMatchObject({
        place: table[at]?.position ?? at + 1,
        placeOf: table.length,
        points: table[at]?.points,
      });
    },
  );
});
