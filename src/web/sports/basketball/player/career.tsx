import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { PersonId } from '@kampdag/core/ids';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import { taskEither } from 'fp-ts';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { averagePoints, careerFigures } from './figures.ts';
import { Lines } from './Lines.tsx';

/** A basketball player's career, by points per game. */
export const basketballCareer = (
  gateway: GatewayClient,
  personId: PersonId,
): CareerKind<BasketballSeasonPlayer> => ({
  read: (tournamentId) =>
    taskEither.map(({ rows }: { readonly rows: readonly BasketballSeasonPlayer[] }) =>
      rows.filter((row) => row.personId === personId),
    )(gateway.fetch(basketballSeasonPlayers, { tournamentId, personId })),
  metric: ({ career }) => career.pointsPerMatch,
  figures: seasonFigures(basketballSums, averagePoints, careerFigures),
  draw: (rows, caption, name) => <Lines caption={caption} name={name} rows={rows} />,
});
