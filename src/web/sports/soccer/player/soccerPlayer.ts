import { soccerPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { goalTiles } from '../../../player/seasonTiles.tsx';
import { soccerFigures } from '../figures.ts';

/** Soccer on a player's page: the figures of a company league. */
export const soccerPlayer = goalTiles(soccerPlayers, (tournamentId) => ({ tournamentId }), soccerFigures);
