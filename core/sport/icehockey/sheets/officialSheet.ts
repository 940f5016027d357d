import { hockeyMatchPlayers } from '../../../gateway/icehockeyEndpoints.ts';
import type { OfficialSheet } from '../../officialSheet.ts';
import type { HockeyMatchPlayer } from './hockeyMatchPlayer.ts';

/** Hockey's official sheet; bench penalties are on no player's line. */
export const hockeySheet: OfficialSheet<HockeyMatchPlayer> = {
  endpoint: hockeyMatchPlayers,
  amounts: ({ goals, assists, shots, penaltyMinutes, plusMinus }) => ({
    goals,
    assists,
    shots,
    pim: penaltyMinutes,
    plusMinus,
  }),
  summed: ['assists', 'shots'],
};
