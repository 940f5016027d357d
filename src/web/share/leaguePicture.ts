import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { publicationOf } from '@kampdag/core/league/season/publication';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { goalDifference, standingsName } from '@kampdag/core/league/standings/standingsRow';
import type { LeaguePicture } from '@kampdag/core/site/sharePicture';
import { either, function as fn, taskEither } from 'fp-ts';
import { crestDesignsOfLeague, crestOf, frameOf } from './frame.ts';
import type { PictureRequest } from './matchPicture.ts';
import { pictureMessages } from './messages.ts';

/** The most rows of the table. */
const most = 5;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** A league's share picture: its name, and the top of its table where published. */
export const leaguePicture = (
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
          name: standingsName(row),
          crest: crestOf(standingsName(row), signs),
          figures: [String(row.matches), signed(goalDifference(row)), String(row.points)],
        })),
      };
    }),
  );
