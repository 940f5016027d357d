import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { averagePoints, careerFigures } from './figures.ts';
import { Lines } from './Lines.tsx';

/** A basketball player's career, by points per game. */
export const basketballCareer = (
  personId: PersonId,
): CareerKind<{ tournamentId: TournamentId; personId: PersonId | null }, BasketballSeasonPlayer> => ({
  endpoint: basketballSeasonPlayers,
  params: (tournamentId) => ({ tournamentId, personId }),
  keep: (row) => row.personId === personId,
  metric: ({ career }) => career.pointsPerMatch,
  figures: seasonFigures(basketballSums, averagePoints, careerFigures),
  draw: ({ rows, caption, name }) => <Lines caption={caption} name={name} rows={rows} />,
});
