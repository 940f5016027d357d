import { either, function as fn, taskEither } from 'fp-ts';
import type { TeamId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { newestOfSports, type Season } from '../../league/season/season.ts';
import { withNewestNames } from '../../league/team/newestName.ts';
import { sideOfTeam } from '../../league/team/teamSeason.ts';
import type { GatewayClient, GatewayFailure } from '../client.ts';
import { teamsOfLeague } from '../endpoints.ts';
import { askEachLeague } from './compose.ts';
import { type TeamInLeague, teamOfSeason } from './teamOfSeason.ts';

/** A team in the newest season of its sport. */
export interface NewestOfTeam {
  /** The newest name. */
  readonly name: string | null;
  readonly season: Season;
  readonly leagues: readonly TeamInLeague[];
  /** Those of all its leagues, in any order, each club with its newest name; none before the season has any. */
  readonly matches: readonly Match[];
}

type Found = taskEither.TaskEither<GatewayFailure, NewestOfTeam>;

/** The failure for a team that is in none of the seasons. */
const unknownTeam: GatewayFailure = { type: 'Refused', status: 404, message: 'there is no such team' };

const inSeason = ({ fetch: ask }: GatewayClient, teamId: TeamId, season: Season): Found =>
  fn.pipe(
    ask(teamOfSeason, { seasonId: season.seasonId, teamId }),
    taskEither.chainEitherK(({ rows }) => {
      const matches = withNewestNames(rows.flatMap((league) => league.matches));
      const [first] = matches;
      const side = first === undefined ? null : sideOfTeam(first, teamId);
      return first === undefined || side === null
        ? either.left(unknownTeam)
        : either.right({ name: first.teams[side].name, season, leagues: rows, matches });
    }),
  );

/** A team of a season's leagues that has no match yet. */
const registeredIn = ({ fetch: ask }: GatewayClient, teamId: TeamId, season: Season): Found =>
  fn.pipe(
    askEachLeague(ask, season.seasonId, ({ tournamentId }) => ask(teamsOfLeague, { tournamentId })),
    taskEither.chainEitherK((lists) => {
      const team = lists.flatMap(({ rows }) => rows).find((one) => one.teamId === teamId);
      return team === undefined
        ? either.left(unknownTeam)
        : either.right({ name: team.name, season, leagues: [], matches: [] });
    }),
  );

/**
 * The published part of a team's newest season. A team plays one sport: the newest season of one has its matches, or before they are set
 * its name. Fails for a team that is in none.
 */
export const newestOfTeam = (client: GatewayClient, teamId: TeamId, seasons: readonly Season[]): Found => {
  const newest = newestOfSports(seasons);
  return [
    ...newest.map((season) => inSeason(client, teamId, season)),
    ...newest.map((season) => registeredIn(client, teamId, season)),
  ].reduce<Found>(
    (found, next) =>
      taskEither.orElse((failure: GatewayFailure) =>
        failure === unknownTeam ? next : taskEither.left(failure),
      )(found),
    taskEither.left(unknownTeam),
  );
};
