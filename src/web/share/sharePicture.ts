import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { playerInfo, standingsOfLeague, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, PersonId, TournamentId } from '@kampdag/core/ids';
import { publicationOf } from '@kampdag/core/league/match/publication';
import { fullName } from '@kampdag/core/league/player/person';
import { previousTournaments } from '@kampdag/core/league/player/personTournament';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import {
  goalDifference,
  type StandingsRow,
  standingsName,
} from '@kampdag/core/league/standings/standingsRow';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { LeaguePicture, PlayerPicture, SharePicture } from '@kampdag/core/site/sharePicture';
import { either, function as fn, taskEither } from 'fp-ts';
import { type Figures, figuresOf } from '../i18n/figures.ts';
import { playerMessages } from '../i18n/messages/player.ts';
import { positionName, rosterMessages } from '../i18n/messages/roster.ts';
import { standingsMessages } from '../i18n/messages/standings.ts';
import { rowName } from '../team/rowName.ts';
import { nothing } from '../ui/table/column.ts';
import { crestDesignsOfLeague, crestOf, frameOf } from './frame.ts';
import { matchPicture, type PictureRequest } from './matchPicture.ts';
import { pictureMessages } from './messages.ts';

/** The most rows of the table. */
const most = 5;

const figuresOfRow = (row: StandingsRow, { signed }: Figures): readonly string[] => [
  row.matches === null ? nothing : String(row.matches),
  signed(goalDifference(row)),
  row.points === null ? nothing : String(row.points),
];

/** A league's share picture: its name, and the top of its table where published. */
const leaguePicture = (
  { gateway, deployment, language }: PictureRequest,
  tournamentId: TournamentId,
): taskEither.TaskEither<GatewayFailure, LeaguePicture> =>
  fn.pipe(
    gateway.fetch(leagueById, { tournamentId }),
    taskEither.chainTaskK((league) => async () => {
      const m = pictureMessages[language];
      const [standings, signs] = publicationOf(league).standings
        ? await Promise.all([
            gateway.fetch(standingsOfLeague, { tournamentId })(),
            crestDesignsOfLeague(gateway, tournamentId),
          ])
        : [null, new Map()];
      const rows = standings === null || either.isLeft(standings) ? [] : standings.right.rows;
      return {
        type: 'league' as const,
        ...frameOf(deployment, league.seasonName === null ? '' : shortSeasonName(league.seasonName)),
        title: league.name,
        columns: [m.played, m.difference, m.points],
        rows: rows.slice(0, most).map((row) => ({
          place: row.position === null ? nothing : String(row.position),
          name: rowName(row, standingsMessages[language]),
          crest: crestOf(standingsName(row), signs),
          figures: figuresOfRow(row, figuresOf(language)),
        })),
      };
    }),
  );

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
const playerPicture = (
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

/** The content of a subject's share picture; null without such a subject. */
export const sharePicture = (
  request: PictureRequest,
  subject: ShareSubject,
): taskEither.TaskEither<GatewayFailure, SharePicture | null> => {
  switch (subject.type) {
    case 'match':
      return matchPicture(request, subject.matchId, subject.at ?? null);
    case 'league':
      return leaguePicture(request, subject.tournamentId);
    case 'player':
      return playerPicture(request, subject.orgId, subject.personId);
    default:
      return subject satisfies never;
  }
};
