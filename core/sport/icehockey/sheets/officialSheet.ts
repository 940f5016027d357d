import { hockeyMatchPlayers } from '../../../gateway/icehockeyEndpoints.ts';
import type { OfficialSheet } from '../../officialSheet.ts';
import type { HockeyMatchPlayer } from './hockeyMatchPlayer.ts';

/** What hockey players did; a bench penalty is on no player's line. */
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
