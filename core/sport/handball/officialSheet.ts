import { handballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { OfficialSheet } from '../officialSheet.ts';
import type { HandballMatchPlayer } from './handballPlayer.ts';

/** Handball's official sheet; suspensions and cards of the bench are on no player's line. */
export const handballSheet: OfficialSheet<HandballMatchPlayer> = {
  endpoint: handballMatchPlayers,
  amounts: (line) => line,
  summed: ['goals', 'sevenMetreGoals', 'sevenMetreShots', 'assists', 'shots', 'saves', 'goalsAgainst'],
};
