import { either, task, taskEither } from 'fp-ts';
import type { TeamId } from '../../ids.ts';
import type { League } from '../../league/season/league.ts';
import {
  type SearchLeague,
  SearchLeagueRow,
  type SearchPlayer,
  searchMatchOf,
} from '../../search/searchLeague.ts';
import { leaguesOfSeason, matchesOfLeague, teamsOfLeague } from '../endpoints.ts';
import type { Ask, Compose } from './compose.ts';
import type { searchOfSeason } from './searchOfSeason.ts';

/** The players of those teams whose rosters are cached: hundreds of rosters are not fetched while a visitor waits. */
export type PlayersOf = (
  ask: Ask,
  teams: readonly TeamId[],
) => task.Task<ReadonlyMap<TeamId, readonly SearchPlayer[]>>;

/** A league without its players, and the number of its lists that could not be read. */
const withoutPlayers =
  (ask: Ask) =>
  ({ tournamentId, seasonId, name }: League): task.Task<SearchLeague> =>
  async () => {
    const [teams, matches] = await Promise.all([
      ask(teamsOfLeague, { tournamentId })(),
      ask(matchesOfLeague, { tournamentId })(),
    ]);
    return {
      tournamentId,
      seasonId,
      name,
      teams: either.isRight(teams) ? teams.right.rows : [],
      players: [],
      matches: either.isRight(matches)
        ? matches.right.rows.flatMap((match) => searchMatchOf(match) ?? [])
        : [],
      missing: [teams, matches].filter(either.isLeft).length,
    };
  };

const withPlayers =
  (players: ReadonlyMap<TeamId, readonly SearchPlayer[]>) =>
  (league: SearchLeague): SearchLeague => ({
    ...league,
    players: league.teams.flatMap(({ teamId }) => players.get(teamId) ?? []),
    missing: league.missing + league.teams.filter(({ teamId }) => !players.has(teamId)).length,
  });

/** Everything the search finds in a season. A list that cannot be read costs only itself and is counted as missing. */
export const composeSearch =
  (
    playersOf: PlayersOf,
    ordered: (leagues: readonly League[]) => readonly League[],
  ): Compose<typeof searchOfSeason> =>
  (ask, { seasonId }) =>
    taskEither.chainTaskK(({ rows }: { readonly rows: readonly League[] }) => async () => {
      const leagues = await task.sequenceArray(ordered(rows).map(withoutPlayers(ask)))();
      const teams = new Set(leagues.flatMap((league) => league.teams.map(({ teamId }) => teamId)));
      const players = await playersOf(ask, [...teams])();
      return { leagues: leagues.map(withPlayers(players)).map(SearchLeagueRow.encode) };
    })(ask(leaguesOfSeason, { seasonId }));
