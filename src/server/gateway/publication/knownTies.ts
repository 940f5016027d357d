import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import {
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  matchesOnDate,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { LeagueTie } from '@kampdag/core/gateway/publicationRule';
import type { MatchId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { Deployment } from '@kampdag/core/site/deployment';
import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../../cacheKey.ts';

/** The league of a match, and the day that decides whether its result is published (reading 44). */
export interface KnownMatch extends Pick<Match, 'date'> {
  readonly league: LeagueTie;
}

/** Maximum entries of each kind, least recently used evicted first. As a size, so that memory is not allocated up front. */
const room = { maxSize: 50_000, sizeCalculation: () => 1 };

/**
 * The league of each match, team and season, learned from the federation's own answers. Says nothing about publication, and starts
 * without any.
 */
export const knownTies = () => {
  const seasons = new LRUCache<CacheKey, SeasonId>(room);
  const matches = new LRUCache<CacheKey, KnownMatch>(room);
  const teams = new LRUCache<CacheKey, ReadonlySet<TournamentId>>(room);
  // After half an hour a league's teams are fetched again.
  const leaguesWithTeams = new LRUCache<CacheKey, true>({ ...room, ttl: 1_800_000 });
  const learnTeams = (deployment: Deployment, league: TournamentId, ids: readonly TeamId[]): void => {
    leaguesWithTeams.set(cacheKey(deployment, league), true);
    for (const id of ids) {
      const key = cacheKey(deployment, id);
      const before = teams.get(key);
      if (before?.has(league) !== true) teams.set(key, new Set([...(before ?? []), league]));
    }
  };
  const learnSeason = (deployment: Deployment, league: TournamentId, season: SeasonId): void => {
    seasons.set(cacheKey(deployment, league), season);
  };
  const learnMatches = (
    deployment: Deployment,
    rows: readonly Pick<Match, 'matchId' | 'tournamentId' | 'seasonId' | 'date'>[],
  ): void => {
    for (const { matchId, tournamentId, seasonId, date } of rows) {
      if (tournamentId !== null) {
        matches.set(cacheKey(deployment, matchId), {
          league: { type: 'league', tournamentId, seasonId },
          date,
        });
      }
    }
  };

  /** Learns the ties in an answer. */
  const learn = (deployment: Deployment, endpoint: AnyEndpoint, params: unknown, value: unknown): void => {
    const on = <P, A>(other: Endpoint<P, A>, note: (answer: A, params: P) => void): void => {
      // Calls are identified by name, so the value is what this endpoint decoded.
      if (endpoint.name === other.name) note(value as A, params as P);
    };
    on(matchesOfLeague, ({ rows }) => learnMatches(deployment, rows));
    on(matchesOnDate, ({ rows }) => learnMatches(deployment, rows));
    on(matchById, (match) => learnMatches(deployment, [match]));
    on(teamsOfLeague, ({ rows }, { tournamentId }) =>
      learnTeams(
        deployment,
        tournamentId,
        rows.map(({ teamId }) => teamId),
      ),
    );
    on(leaguesOfSeason, ({ rows }, { seasonId }) => {
      for (const { tournamentId } of rows) learnSeason(deployment, tournamentId, seasonId);
    });
  };

  return {
    learn,
    learnSeason,
    learnMatches,
    learnTeams,
    seasonOf: (deployment: Deployment, { tournamentId, seasonId }: LeagueTie): SeasonId | null =>
      seasonId ?? seasons.get(cacheKey(deployment, tournamentId)) ?? null,
    match: (deployment: Deployment, match: MatchId): KnownMatch | undefined =>
      matches.get(cacheKey(deployment, match)),
    leaguesOfTeam: (deployment: Deployment, team: TeamId): ReadonlySet<TournamentId> =>
      teams.get(cacheKey(deployment, team)) ?? new Set(),
    /** Whether a league's teams are known. */
    hasTeamsOf: (deployment: Deployment, league: TournamentId): boolean =>
      leaguesWithTeams.has(cacheKey(deployment, league)),
    clear: (): void => {
      for (const kept of [seasons, matches, teams, leaguesWithTeams]) kept.clear();
    },
  };
};

export type KnownTies = ReturnType<typeof knownTies>;
