import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { playerInfo, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, PersonId } from '@kampdag/core/ids';
import { fullName } from '@kampdag/core/league/player/person';
import { previousTournaments } from '@kampdag/core/league/player/personTournament';
import type { PlayerPicture } from '@kampdag/core/site/sharePicture';
import { either, function as fn, taskEither } from 'fp-ts';
import { playerMessages } from '../i18n/messages/player.ts';
import { positionName, rosterMessages } from '../i18n/messages/roster.ts';
import { frameOf } from './frame.ts';
import type { PictureRequest } from './matchPicture.ts';

/** A player's latest team and league; null where unknown. */
const newestPart = async (
  gateway: GatewayClient,
  personId: PersonId,
): Promise<{ readonly team: string | null; readonly league: string | null }> => {
  const played = await gateway.fetch(tournamentsOfPerson, { personId })();
  const [newest] = either.isLeft(played) ? [] : previousTournaments(played.right.rows, null);
  if (newest === undefined) return { team: null, league: null };
  const { tournamentId, teamId } = newest;
  const teams = await gateway.fetch(teamsOfLeague, { tournamentId })();
  const team = either.isLeft(teams) ? undefined : teams.right.rows.find((row) => row.teamId === teamId);
  return { team: team?.name ?? null, league: newest.name };
};

/**
 * A player's share picture: name, number, position and team, never the birth date (reading 25); null where the team has no such
 * player.
 */
export const playerPicture = (
  { gateway, deployment, language }: PictureRequest,
  orgId: OrgId,
  personId: PersonId,
): taskEither.TaskEither<GatewayFailure, PlayerPicture | null> =>
  fn.pipe(
    gateway.fetch(playerInfo, { orgId, personId }),
    taskEither.chainTaskK((member) => async () => {
      if (member === null) return null;
      const newest = await newestPart(gateway, personId);
      const { position, shirtNumber } = member;
      return {
        type: 'player' as const,
        ...frameOf(deployment, newest.team ?? deployment.siteName),
        name: fullName(member) || playerMessages[language].noName,
        number: shirtNumber,
        facts: [
          position === null ? null : positionName(position, rosterMessages[language]),
          newest.league,
        ].filter((fact) => fact !== null),
      };
    }),
  );
