import type { GatewayFailure } from '@kampdag/core/gateway/client';
import {
  hockeyGoalieGames,
  hockeyGoalieLeague,
  hockeyPlayerGames,
  hockeyPlayerLeague,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { isGoaliePosition, type RosterMember } from '@kampdag/core/league/player/roster';
import { taskEither } from 'fp-ts';
import type { PlayerCall, PlayerRequest } from '../../../player/playerViews.ts';

/** The number of last games (specification §7). */
export const lastGames = 5;

/** A hockey player's calls; goalies have their own (specification §2). */
export const hockeyCalls = (position: string | null) =>
  isGoaliePosition(position)
    ? { games: hockeyGoalieGames, league: hockeyGoalieLeague }
    : { games: hockeyPlayerGames, league: hockeyPlayerLeague };

/** Loads the player, then the statistics, which depend on the position. */
export const hockeyPlayerCalls = ({
  gateway,
  personId,
  league,
  info,
}: PlayerRequest): readonly PlayerCall[] => [
  taskEither.chain((member: RosterMember | null): PlayerCall => {
    if (member === null) return taskEither.right(null);
    const calls = hockeyCalls(member.position);
    return taskEither.sequenceArray<unknown, GatewayFailure>([
      gateway.fetch(calls.games, { personId, numberMatches: lastGames }),
      ...(league === null
        ? []
        : [gateway.fetch(calls.league, { personId, tournamentId: league.tournamentId })]),
    ]);
  })(info),
];
