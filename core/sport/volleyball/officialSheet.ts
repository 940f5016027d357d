import { volleyballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { OfficialSheet } from '../officialSheet.ts';
import type { VolleyballMatchPlayer } from './volleyballMatchPlayer.ts';

/** What volleyball players did; a point by an error of the opponents is on no player's line. */
export const volleyballSheet: OfficialSheet<VolleyballMatchPlayer> = {
  endpoint: volleyballMatchPlayers,
  amounts: ({ points, aces, blocks, attacks }) => ({ points, aces, blocks, attacks }),
  summed: ['aces', 'blocks', 'attacks'],
};
