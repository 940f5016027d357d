import {
  basketballSeasonPlayers,
  handballSeasonPlayers,
  soccerPlayers,
} from '@kampdag/core/gateway/ballEndpoints';
import { clientOver, type GatewayClient } from '@kampdag/core/gateway/client';
import { composePlayerMatches } from '@kampdag/core/gateway/composed/composeMatches';
import { matchesOfPlayer, type PlayerMatch } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedFederation } from '../../../fixtures/simulation/federation.ts';
import { leagueNamed, midSeason, playedIn } from '../../fixtures/simulation/support/leagues.ts';
import { ask } from '../../fixtures/simulation/support/moments.ts';
import { federationTransport } from '../../support/federation/federationTransport.ts';

const refused = { type: 'Refused', status: 503, message: 'busy' } as const;

/** The federation as a client; calls that `isDown` names are refused. */
const over = (federation: SimulatedFederation, isDown: (path: string) => boolean): GatewayClient => {
  const { request } = federationTransport(federation, midSeason);
  return clientOver({
    request: (endpoint, path) => (isDown(path) ? taskEither.left(refused) : request(endpoint, path)),
  });
};

interface Season {
  readonly client: GatewayClient;
  readonly tournamentId: TournamentId;
}

interface Line {
  readonly personId: PersonId | null;
  readonly teamId: TeamId | null;
  readonly scored: number;
  /** Where the sport counts them. */
  readonly saves?: number;
}

const right = <E, A>(found: either.Either<E, A>): A => {
  if (either.isLeft(found)) throw new Error(JSON.stringify(found.left));
  return found.right;
};

/** What the season's statistics say of each player, by sport; volleyball has none. */
const seasonOf: Readonly<Partial<Record<SportKind, (season: Season) => Promise<readonly Line[]>>>> = {
  basketball: async ({ client, tournamentId }) =>
    right(await client.fetch(basketballSeasonPlayers, { tournamentId, personId: null })()).rows.map(
      ({ personId, teamId, points }) => ({
        personId,
        teamId,
        scored: points,
      }),
    ),
  handball: async ({ client, tournamentId }) =>
    right(await client.fetch(handballSeasonPlayers, { tournamentId, personId: null })()).rows.map(
      ({ personId, teamId, goals, saves }) => ({
        personId,
        teamId,
        scored: goals,
        saves,
      }),
    ),
  soccer: async ({ client, tournamentId }) =>
    right(await client.fetch(soccerPlayers, { tournamentId })()).rows.map(({ personId, teamId, goals }) => ({
      personId,
      teamId,
      scored: goals,
    })),
};

const leagues = [
  ['basketball', 'BLNO'],
  ['volleyball', 'Eliteserien'],
  ['soccer', 'Bedriftsserien 7er - 1. divisjon'],
  ['handball', 'Nordavind-ligaen kvinner'],
] as const;

const none = () => false;

/** What a player of a team scored, match by match. */
const matchesOf = async (
  sport: SportKind,
  client: GatewayClient,
  params: Parameters<typeof matchesOfPlayer.write>[0],
): Promise<readonly PlayerMatch[]> => {
  const body = right(await composePlayerMatches(() => sportOf(sport))(client.fetch, params)());
  return right(matchesOfPlayer.decode(body)).rows;
};

describe('a player’s matches', () => {
  it.each(leagues)('add up to the season, each a match that the team played: %s', async (sport, name) => {
    const site = leagueNamed(sport, name);
    const { tournamentId } = site.league;
    const client = over(site.federation, none);
    const played = playedIn(site);
    const teamId = played.at(-1)?.teams.home.teamId;
    if (teamId === null || teamId === undefined) throw new Error('no match');
    const season = (await seasonOf[sport]?.({ client, tournamentId })) ?? null;
    const people = ask(site.federation, rosterOfTeam, { teamId }, site.now).rows.slice(0, 6);
    let scoredInAll = 0;
    let savedInAll = 0;
    for (const { personId } of people) {
      const matches = await matchesOf(sport, client, { tournamentId, teamId, personId });
      const scored = matches.reduce((sum, match) => sum + match.scored, 0);
      const line = season?.find((row) => row.personId === personId && row.teamId === teamId);
      if (line !== undefined) {
        expect(scored).toBe(line.scored);
        expect(matches.reduce((sum, match) => sum + match.saves, 0)).toBe(line.saves ?? 0);
      }
      const dates = matches.map(({ date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted());
      for (const match of matches) {
        const own = played.find(({ matchId }) => matchId === match.matchId);
        expect(own?.teams[match.isHome ? 'away' : 'home'].name).toBe(match.opponent);
      }
      scoredInAll += scored;
      savedInAll += matches.reduce((sum, match) => sum + match.saves, 0);
    }
    expect(scoredInAll).toBeGreaterThan(0);
    expect(savedInAll > 0).toBe(sport === 'handball');
  });

  it('omit one whose sheet fails; if all fail, the call fails, and nothing is cached as empty', async () => {
    const site = leagueNamed('basketball', 'BLNO');
    const { tournamentId } = site.league;
    const match = playedIn(site).at(-1);
    const teamId = match?.teams.home.teamId;
    if (match === undefined || teamId === null || teamId === undefined) throw new Error('no match');
    const player = ask(site.federation, rosterOfTeam, { teamId }, site.now).rows[0];
    if (player === undefined) throw new Error('no player');
    const params = { tournamentId, teamId, personId: player.personId };
    const whole = await matchesOf('basketball', over(site.federation, none), params);
    const [first] = whole;
    const without = over(site.federation, (path) => path.endsWith(`/match/Players/${first?.matchId}`));
    expect(await matchesOf('basketball', without, params)).toEqual(whole.slice(1));
    const down = over(site.federation, (path) => path.includes('/match/Players/'));
    expect(await composePlayerMatches(() => sportOf('basketball'))(down.fetch, params)()).toEqual(
      either.left(refused),
    );
  });
});
