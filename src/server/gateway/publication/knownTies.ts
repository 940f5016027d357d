import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import {
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  matchesOnDate,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Tie } from '@kampdag/core/gateway/publicationRule';
import type { MatchId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { Deployment } from '@kampdag/core/site/deployment';
import { LRUCache } from 'lru-cache';

type LeagueTie = Extract<Tie, { readonly type: 'league' }>;

/** The league of each match, team and season, learned from the federation's own answers. Says nothing about publication. */
export interface KnownTies {
  /** Learns the ties in an answer. */
  readonly learn: (deployment: Deployment, endpoint: AnyEndpoint, params: unknown, value: unknown) => void;
  readonly learnSeason: (deployment: Deployment, league: TournamentId, season: SeasonId) => void;
  /** Learns the leagues of match rows. */
  readonly learnMatches: (deployment: Deployment, rows: readonly Match[]) => void;
  readonly learnMatch: (deployment: Deployment, match: MatchId, league: LeagueTie) => void;
  readonly learnTeams: (deployment: Deployment, league: TournamentId, teams: readonly TeamId[]) => void;
  readonly seasonOf: (deployment: Deployment, league: TournamentId) => SeasonId | null;
  readonly leagueOfMatch: (deployment: Deployment, match: MatchId) => LeagueTie | undefined;
  readonly leaguesOfTeam: (deployment: Deployment, team: TeamId) => readonly TournamentId[];
  /** Whether a league's teams are known. */
  readonly hasTeamsOf: (deployment: Deployment, league: TournamentId) => boolean;
  readonly clear: () => void;
}

/** Maximum entries of each kind, least recently used evicted first. As a size, so that memory is not allocated up front. */
const room = { maxSize: 50_000, sizeCalculation: () => 1 };

/** Milliseconds after which a league's teams are fetched again. */
const teamsTtl = 1_800_000;

const keyOf = (deployment: Deployment, id: number): string => `${deployment.id} ${id}`;

/** Starts without any ties. */
export const knownTies = (): KnownTies => {
  const seasons = new LRUCache<string, SeasonId>(room);
  const matches = new LRUCache<string, LeagueTie>(room);
  const teams = new LRUCache<string, ReadonlySet<TournamentId>>(room);
  const leaguesWithTeams = new LRUCache<string, true>({ ...room, ttl: teamsTtl });
  const learnTeams: KnownTies['learnTeams'] = (deployment, league, ids) => {
    leaguesWithTeams.set(keyOf(deployment, league), true);
    for (const id of ids) {
      const key = keyOf(deployment, id);
      const before = teams.get(key);
      if (before?.has(league) !== true) teams.set(key, new Set([...(before ?? []), league]));
    }
  };
  const learnMatch: KnownTies['learnMatch'] = (deployment, match, league) => {
    matches.set(keyOf(deployment, match), league);
  };
  const learnSeason: KnownTies['learnSeason'] = (deployment, league, season) => {
    seasons.set(keyOf(deployment, league), season);
  };
  const learnMatches: KnownTies['learnMatches'] = (deployment, rows) => {
    for (const { matchId, tournamentId, seasonId } of rows) {
      if (tournamentId !== null) learnMatch(deployment, matchId, { type: 'league', tournamentId, seasonId });
    }
  };

  const learn: KnownTies['learn'] = (deployment, endpoint, params, value) => {
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
    learnMatch,
    learnMatches,
    learnTeams,
    seasonOf: (deployment, league) => seasons.get(keyOf(deployment, league)) ?? null,
    leagueOfMatch: (deployment, match) => matches.get(keyOf(deployment, match)),
    leaguesOfTeam: (deployment, team) => [...(teams.get(keyOf(deployment, team)) ?? [])],
    hasTeamsOf: (deployment, league) => leaguesWithTeams.has(keyOf(deployment, league)),
    clear: () => {
      for (const kept of [seasons, matches, teams, leaguesWithTeams]) kept.clear();
    },
  };
};
