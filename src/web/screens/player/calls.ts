import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import {
  hockeyGoalieGames,
  hockeyGoalieLeague,
  hockeyPlayerGames,
  hockeyPlayerLeague,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { playerInfo, soccerPlayers, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import { OrgId, type PersonId } from '@kampdag/core/ids';
import { type PersonTournament, previousTournaments } from '@kampdag/core/league/player/personTournament';
import { isGoaliePosition, type RosterMember } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { readPlayer } from '@kampdag/core/site/selection';
import { taskEither } from 'fp-ts';

/** How many games are the last ones (specification §7). */
export const lastGames = 5;

/** A hockey player's calls: a goalkeeper has their own (specification §2). */
export const hockeyCalls = (position: string | null) =>
  isGoaliePosition(position)
    ? { games: hockeyGoalieGames, league: hockeyGoalieLeague }
    : { games: hockeyPlayerGames, league: hockeyPlayerLeague };

/** The team that somebody played for last: who asks for a player without naming a team asks that one. */
export const newestTeam = (tournaments: readonly PersonTournament[]): OrgId | null => {
  const team = previousTournaments(tournaments, null).find(({ teamId }) => teamId !== null)?.teamId ?? null;
  return team === null ? null : OrgId(team);
};

type Call = taskEither.TaskEither<GatewayFailure, unknown>;

const both =
  (...calls: readonly Call[]): Call =>
  async () => {
    const [first] = await Promise.all(calls.map((call) => call()));
    return first ?? taskEither.right(null)();
  };

const infoOf = (
  gateway: GatewayClient,
  personId: PersonId,
  orgId: OrgId | null,
): taskEither.TaskEither<GatewayFailure, RosterMember | null> =>
  orgId !== null
    ? gateway.fetch(playerInfo, { orgId, personId })
    : taskEither.chain(
        ({
          rows,
        }: {
          readonly rows: readonly PersonTournament[];
        }): taskEither.TaskEither<GatewayFailure, RosterMember | null> => {
          const newest = newestTeam(rows);
          return newest === null ? taskEither.right(null) : infoOf(gateway, personId, newest);
        },
      )(gateway.fetch(tournamentsOfPerson, { personId }));

const statisticsOf = (
  gateway: GatewayClient,
  personId: PersonId,
  { position }: RosterMember,
  league: League | null,
): Call => {
  const { games, league: ofLeague } = hockeyCalls(position);
  return both(
    gateway.fetch(games, { personId, numberMatches: lastGames }),
    league === null || !league.isResultPublished
      ? taskEither.right(null)
      : gateway.fetch(ofLeague, { personId, tournamentId: league.tournamentId }),
  );
};

/** What a player's first view asks for: who it is, and then, for the position decides it, what they did. */
export const playerCalls = ({
  deployment,
  league,
  query,
}: {
  readonly deployment: Deployment;
  readonly league: League | null;
  readonly query: URLSearchParams;
}): readonly ((gateway: GatewayClient) => Call)[] => {
  const player = readPlayer((name) => query.get(name));
  if (player === null) return [];
  const { playerId, orgId } = player;
  const sport = sportKindOf(deployment, league?.sportId ?? null);
  const info = (gateway: GatewayClient) => infoOf(gateway, playerId, orgId);
  if (sport === 'icehockey') {
    return [
      (gateway) =>
        taskEither.chain(
          (member: RosterMember | null): Call =>
            member === null ? taskEither.right(null) : statisticsOf(gateway, playerId, member, league),
        )(info(gateway)),
    ];
  }
  if (league === null || !league.isResultPublished) return [info];
  const { tournamentId } = league;
  switch (sport) {
    case 'basketball':
      return [
        info,
        (gateway) => gateway.fetch(basketballSeasonPlayers, { tournamentId, personId: playerId }),
      ];
    case 'soccer':
      return [info, (gateway) => gateway.fetch(soccerPlayers, { tournamentId })];
    default:
      return [info];
  }
};

/** Asks who the player is that an address names; null for an address that names none. */
export const playerSubject = (query: URLSearchParams): ((gateway: GatewayClient) => Call) | null => {
  const player = readPlayer((name) => query.get(name));
  return player === null ? null : (gateway) => infoOf(gateway, player.playerId, player.orgId);
};
