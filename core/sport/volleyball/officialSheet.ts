import { volleyballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { OfficialSheet } from '../officialSheet.ts';
import type { VolleyballMatchPlayer } from './volleyballMatchPlayer.ts';

/** Volleyball's official sheet; points by opponents' errors are on no player's line. */
export const volleyballSheet: OfficialSheet<VolleyballMatchPlayer> = {
  endpoint: volleyballMatchPlayers,
  amounts: ({ points, aces, blocks, attacks }) => ({ points, aces, blocks, attacks }),
  summed: ['aces', 'blocks', 'attacks'],
};
