import { clientOver } from '@kampdag/core/gateway/client';
import { composeDecisions } from '@kampdag/core/gateway/composed/composeMatches';
import { decisionsOfLeague } from '@kampdag/core/gateway/composed/decisionsOfLeague';
import { leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { areStandingsVisible } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import {
  type Caveat,
  type SeasonTable,
  seasonTable,
  tableAt,
} from '@kampdag/core/league/standings/seasonTable';
import { type StandingsRow, standingsKey } from '@kampdag/core/league/standings/standingsRow';
import { winMultiplier } from '@kampdag/core/league/standings/winMultiplier';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedFederation } from '../../../../fixtures/simulation/federation.ts';
import { seasonIdOf } from '../../../../fixtures/simulation/numbering.ts';
import { deploymentOf, midSeason } from '../../../fixtures/simulation/support/leagues.ts';
import { ask } from '../../../fixtures/simulation/support/moments.ts';
import { federationTransport } from '../../../support/federation/federationTransport.ts';
import { simulatedFederation } from '../../../support/federation/simulatedFederation.ts';
import { isWhole } from '../../../support/runs.ts';

/** In the middle; where all is tried also early, and after the last round. */
const moments: readonly Instant[] = isWhole
  ? [Instant(Date.UTC(2_026, 9, 20, 20, 0)), midSeason, Instant(Date.UTC(2_027, 5, 20, 12, 0))]
  : [midSeason];

const decisionsIn = async (
  federation: SimulatedFederation,
  sport: SportKind,
  { tournamentId }: League,
  now: Instant,
) => {
  const client = clientOver(federationTransport(federation, now));
  const body = await composeDecisions(() => sportOf(sport))(client.fetch, { tournamentId })();
  if (either.isLeft(body)) throw new Error(JSON.stringify(body.left));
  const decoded = decisionsOfLeague.decode(body.right);
  if (either.isLeft(decoded)) throw new Error('the answer is bad');
  return new Map(decoded.right.rows.map(({ matchId, decided }) => [matchId, decided]));
};

interface Known {
  readonly league: League;
  readonly rows: readonly StandingsRow[];
  readonly table: SeasonTable;
}

const leaguesAt = async (sport: SportKind, now: Instant): Promise<readonly Known[]> => {
  const federation = simulatedFederation({ deployment: deploymentOf(sport), seed: 3 });
  const leagues = ask(federation, leaguesOfSeason, { seasonId: seasonIdOf(sport, 2_026) }, now).rows.filter(
    (league) => league.areMatchesPublished && areStandingsVisible(league),
  );
  return Promise.all(
    leagues.map(async (league) => {
      const { tournamentId } = league;
      const { rows } = ask(federation, standingsOfLeague, { tournamentId }, now);
      const decisions = await decisionsIn(federation, sport, league, now);
      const table = seasonTable({
        rows,
        matches: ask(federation, matchesOfLeague, { tournamentId }, now).rows,
        sport: sportOf(sport),
        multiplier: winMultiplier(league.name, deploymentOf(sport)),
        decidedOf: (matchId) => decisions.get(matchId) ?? null,
      });
      return { league, rows, table };
    }),
  );
};

const figuresOf = (row: StandingsRow) => ({
  key: standingsKey(row),
  position: row.position,
  matches: row.matches,
  points: row.points,
  victories: [row.victories, row.victoriesFullTime, row.victoriesOvertime, row.victoriesPenalties],
  draws: row.draws,
  losses: [row.losses, row.lossesFullTime, row.lossesOvertime, row.lossesPenalties],
  goals: [row.goalsScored, row.goalsConceded],
});

const isExpected = ({ type }: Caveat): boolean => type === 'points' || type === 'withdrawn';

describe.each(sportKinds)('the tables of %s that are made of results', (sport) => {
  it.each(moments)('are of today those of the federation', async (now) => {
    const known = await leaguesAt(sport, now);
    let played = 0;
    for (const { league, rows, table } of known) {
      const today = tableAt(table, osloWallTime(now).date);
      expect([league.name, today.map(({ row }) => figuresOf(row))]).toEqual([
        league.name,
        rows.map(figuresOf),
      ]);
      // What the federation alone knows is said: a deduction, and when a team withdrew.
      expect([league.name, table.caveats.filter((caveat) => !isExpected(caveat))]).toEqual([league.name, []]);
      played += table.games.length;
    }
    expect(played).toBeGreaterThan(10);
  });
});
