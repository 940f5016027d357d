import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rows } from '@kampdag/core/decode/body';
import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import {
  leagueById,
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  seasonsOfYear,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { leavingAs } from '../../support/federation/published.ts';
import { realData } from '../../support/recorded/realData.ts';

const folder = realData('rest-samples');
const sample = (name: string): unknown => JSON.parse(readFileSync(join(folder ?? '', name), 'utf8'));
const right = <A>(decoded: either.Either<unknown, A>): A => {
  if (either.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  return decoded.right;
};

describe.runIf(folder !== null)('real answers of the federation', () => {
  it.each([
    ['ta_Seasons_199_2025.json', seasonsOfYear],
    ['ta_Tournament_Season_201061.excerpt.json', leaguesOfSeason],
    ['ta_TournamentTeams_441310.excerpt.json', teamsOfLeague],
    ['ta_TournamentMatches_hockey.excerpt.json', matchesOfLeague],
    ['ta_TournamentMatches_basket_withdrawn.excerpt.json', matchesOfLeague],
    ['basketball_match_Players_8439241.anon.json', basketballMatchPlayers],
  ] as unknown as readonly (readonly [string, Endpoint<never, Rows<unknown>>])[])(
    'are read without a problem, and published as they are read: %s',
    (name, endpoint) => {
      const body = sample(name);
      const read = right(endpoint.decode(body));
      expect(read.problems).toEqual([]);
      expect(read.rows.length).toBeGreaterThan(0);
      expect(endpoint.decode(leavingAs(endpoint, body))).toEqual(endpoint.decode(body));
    },
  );

  it('are single objects for a league and a match', () => {
    const league = right(leagueById.decode(sample('ta_Tournament_449623_volleyball.json')));
    expect(league).toMatchObject({ tournamentId: 449_623, startDate: '2026-08-01', endDate: '2027-05-31' });
    expect(right(matchById.decode(sample('ta_Match_8439241.json')))).toMatchObject({
      matchId: 8_439_241,
      result: { goals: { home: 116, away: 70 } },
    });
  });

  it('say in basketball that only made shots were reported (R27), and points that are those of the shots', () => {
    const { rows } = right(
      basketballMatchPlayers.decode(sample('basketball_match_Players_8439241.anon.json')),
    );
    expect(shootingCoverage(rows)).toEqual({ freeThrows: true, fieldGoals: false });
    for (const { points, freeThrowsMade, twoPointersMade, threePointersMade } of rows)
      expect(points).toBe(freeThrowsMade + 2 * twoPointersMade + 3 * threePointersMade);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(116 + 70);
  });

  it('hold period results that add up to the result, and incidents with their people', () => {
    const { periodResults, incidents, total, problems } = right(
      matchIncidents.decode(sample('ta_MatchIncidents_8439241.excerpt.anon.json')),
    );
    expect(problems).toEqual([]);
    expect(total).toBe(256);
    expect(periodResults.reduce((sum, { homeGoals }) => sum + homeGoals, 0)).toBe(116);
    expect(periodResults.reduce((sum, { awayGoals }) => sum + awayGoals, 0)).toBe(70);
    expect(incidents).toHaveLength(30);
    expect(incidents.filter(({ people }) => people.length === 1)).toHaveLength(29);
    expect(incidents.find(({ people }) => people.length === 0)).toMatchObject({ typeId: 200_439, time: 590 });
  });
});
