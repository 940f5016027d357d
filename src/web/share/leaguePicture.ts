import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { publicationOf } from '@kampdag/core/league/match/publication';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import {
  goalDifference,
  type StandingsRow,
  standingsName,
} from '@kampdag/core/league/standings/standingsRow';
import type { LeaguePicture } from '@kampdag/core/site/sharePicture';
import { either, function as fn, taskEither } from 'fp-ts';
import { type Figures, figuresOf } from '../i18n/figures.ts';
import { standingsMessages } from '../i18n/messages/standings.ts';
import { rowName } from '../team/rowName.ts';
import { nothing } from '../ui/table/column.ts';
import { crestDesignsOfLeague, crestOf, frameOf } from './frame.ts';
import type { PictureRequest } from './matchPicture.ts';
import { pictureMessages } from './messages.ts';

/** The most rows of the table. */
const most = 5;

const figuresOfRow = (row: StandingsRow, { signed }: Figures): readonly string[] => [
  row.matches === null ? nothing : String(row.matches),
  signed(goalDifference(row)),
  row.points === null ? nothing : String(row.points),
];

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
          place: row.position === null ? nothing : String(row.position),
          name: rowName(row, standingsMessages[language]),
          crest: crestOf(standingsName(row), signs),
          figures: figuresOfRow(row, figuresOf(language)),
        })),
      };
    }),
  );
