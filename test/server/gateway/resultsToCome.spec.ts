import { leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { SeasonId, TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';

const noon = Instant(Date.parse('2027-02-14T12:00:00+01:00'));

const league = {
  tournamentId: 7,
  tournamentName: 'Eliteserien',
  seasonId: 5,
  areMatchesPublished: true,
};

const federationWith = (match: object): GatewaySource => ({
  request: (_deployment, path) =>
    taskEither.right(
      path.startsWith('ta/TournamentMatches')
        ? { matches: [{ matchId: 1, tournamentId: 7, seasonId: 5, hometeam: 'A', awayteam: 'B', ...match }] }
        : path.startsWith(leaguesOfSeason.write({ seasonId: SeasonId(5) }).split('?')[0] ?? '')
          ? { tournamentsInSeason: [league], tournaments: [league] }
          : { ...league, tournament: league },
    ),
});

/** The goals sent at noon of 14 February 2027 for a match with this day, start and result; null for no result. */
const goalsSent = async (
  matchDate: string | null,
  matchStartTime: number,
  [home, away]: readonly [number, number],
  nonPlayReason: string | null = null,
): Promise<readonly number[] | null> => {
  const source = federationWith({
    matchDate,
    matchStartTime,
    nonPlayReason,
    matchResult: { homeGoals: home, awayGoals: away, matchEndResult: `${home}-${away}` },
  });
  const effects = { now: () => noon, random: () => 0, wait: () => new Promise<never>(() => {}) };
  const sent = publishedSource(source, createPublications({ ...effects, source }));
  const path = matchesOfLeague.write({ tournamentId: TournamentId(7) });
  const answer = await sent.request(defaultDeployment, path, noon)();
  const decoded = either.chainW(matchesOfLeague.decode)(answer);
  if (either.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  const [row] = decoded.right.rows;
  if (row === undefined) throw new Error('no match was sent');
  return row.result === null ? null : [row.result.goals.home, row.result.goals.away];
};

describe('the result of a match to come', () => {
  it.each([
    ['2027-02-15T00:00:00', 1800],
    ['2027-02-15T00:00:00', 0],
    ['2027-02-14T00:00:00', 1201],
    ['02/15/2027 00:00:00', 1100],
  ])('is none where 0–0 is sent for %s at %i (R33)', async (date, start) => {
    expect(await goalsSent(date, start, [0, 0])).toBeNull();
  });

  it.each([
    ['2027-02-13T00:00:00', 1800],
    ['2027-02-14T00:00:00', 1200],
    ['2027-02-14T00:00:00', 0],
  ])('is the 0–0 that was sent once it has begun, or may have: %s at %i (R33)', async (date, start) => {
    expect(await goalsSent(date, start, [0, 0])).toEqual([0, 0]);
  });

  it('is what somebody entered, in advance of the day too (R33)', async () => {
    expect(await goalsSent('2027-02-15T00:00:00', 1800, [3, 1])).toEqual([3, 1]);
    expect(await goalsSent('2027-02-15T00:00:00', 1800, [5, 0], 'AwayTeamWalkover')).toEqual([5, 0]);
  });
});
