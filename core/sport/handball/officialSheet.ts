import { handballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { OfficialSheet } from '../officialSheet.ts';
import type { HandballMatchPlayer } from './handballPlayer.ts';

/** What handball players did; a suspension or a card of the bench is on no player's line. */
export const handballSheet: OfficialSheet<HandballMatchPlayer> = {
  endpoint: handballMatchPlayers,
  amounts: (line) => line,
  summed: ['goals', 'sevenMetreGoals', 'sevenMetreShots', 'assists', 'shots', 'saves', 'goalsAgainst'],
};
