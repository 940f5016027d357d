import { handballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { goalTiles } from '../../../player/seasonTiles.tsx';
import { handballFigures } from '../figures.ts';

/** Handball on a player's page. */
export const handballPlayer = goalTiles(
  handballSeasonPlayers,
  (tournamentId, personId) => ({ tournamentId, personId }),
  handballFigures(),
  ({ goals, saves }) => (saves > goals ? 'savePercentage' : 'goals'),
);
