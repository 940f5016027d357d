import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { playerInfo, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import { OrgId, type PersonId } from '@kampdag/core/ids';
import { showsResults } from '@kampdag/core/league/match/publication';
import { type PersonTournament, previousTournaments } from '@kampdag/core/league/player/personTournament';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import { readPlayer } from '@kampdag/core/site/selection';
import { taskEither } from 'fp-ts';
import type { PlayerCall, PlayerViews } from '../../player/playerViews.ts';

/** The team that a person played for last, used if the address names no team. */
export const newestTeam = (tournaments: readonly PersonTournament[]): OrgId | null => {
  const team = previousTournaments(tournaments, null).find(({ teamId }) => teamId !== null)?.teamId ?? null;
  return team === null ? null : OrgId(team);
};

type InfoCall = taskEither.TaskEither<GatewayFailure, RosterMember | null>;

const infoOf = (gateway: GatewayClient, personId: PersonId, orgId: OrgId | null): InfoCall =>
  orgId !== null
    ? gateway.fetch(playerInfo, { orgId, personId })
    : taskEither.chain(({ rows }: { readonly rows: readonly PersonTournament[] }): InfoCall => {
        const newest = newestTeam(rows);
        return newest === null ? taskEither.right(null) : infoOf(gateway, personId, newest);
      })(gateway.fetch(tournamentsOfPerson, { personId }));

/** The first view's calls: the player's details, and the player's figures in the league. */
export const playerCalls = (
  { calls }: PlayerViews,
  { league, query }: { readonly league: League | null; readonly query: URLSearchParams },
): readonly ((gateway: GatewayClient) => PlayerCall)[] => {
  const player = readPlayer((name) => query.get(name));
  if (player === null) return [];
  const { playerId: personId, orgId } = player;
  const published = showsResults(league) ? league : null;
  return [
    (gateway) =>
      taskEither.sequenceArray(
        calls({ gateway, personId, league: published, info: infoOf(gateway, personId, orgId) }),
      ),
  ];
};

/** Fetches the player that an address names; null if it names none. */
export const playerSubject = (query: URLSearchParams): ((gateway: GatewayClient) => InfoCall) | null => {
  const player = readPlayer((name) => query.get(name));
  return player === null ? null : (gateway) => infoOf(gateway, player.playerId, player.orgId);
};
