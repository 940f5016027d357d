import { either, function as fn, taskEither } from 'fp-ts';
import type { TeamId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { newestOfSports, type Season } from '../../league/season/season.ts';
import { sideOfTeam } from '../../league/team/teamSeason.ts';
import type { GatewayClient, GatewayFailure } from '../client.ts';
import { type TeamInLeague, teamOfSeason } from './teamOfSeason.ts';

/** A team in the newest season of its sport. */
export interface NewestOfTeam {
  readonly name: string | null;
  readonly season: Season;
  readonly leagues: readonly TeamInLeague[];
  /** Those of all its leagues, in any order. */
  readonly matches: readonly Match[];
}

type Found = taskEither.TaskEither<GatewayFailure, NewestOfTeam>;

/** The failure for a team without a match in any of the seasons. */
const unknownTeam: GatewayFailure = { type: 'Refused', status: 404, message: 'there is no such team' };

const inSeason = ({ fetch: ask }: GatewayClient, teamId: TeamId, season: Season): Found =>
  fn.pipe(
    ask(teamOfSeason, { seasonId: season.seasonId, teamId }),
    taskEither.chainEitherK(({ rows }) => {
      const matches = rows.flatMap((league) => league.matches);
      const [first] = matches;
      const side = first === undefined ? null : sideOfTeam(first, teamId);
      return first === undefined || side === null
        ? either.left(unknownTeam)
        : either.right({ name: first.teams[side].name, season, leagues: rows, matches });
    }),
  );

/** The published part of a team's newest season. A team plays one sport: the newest season of one has its matches. Fails for a team without a match. */
export const newestOfTeam = (client: GatewayClient, teamId: TeamId, seasons: readonly Season[]): Found =>
  newestOfSports(seasons).reduce<Found>(
    (found, season) =>
      taskEither.orElse((failure: GatewayFailure) =>
        failure === unknownTeam ? inSeason(client, teamId, season) : taskEither.left(failure),
      )(found),
    taskEither.left(unknownTeam),
  );
