import { basketballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { OfficialSheet } from '../officialSheet.ts';
import type { BasketballPlayer } from './sheets/basketballLine.ts';

/** Basketball's official sheet; team rebounds, turnovers and fouls are on no player's line. */
export const basketballSheet: OfficialSheet<BasketballPlayer> = {
  endpoint: basketballMatchPlayers,
  amounts: (line) => line,
  summed: [
    'points',
    'freeThrowsMade',
    'freeThrowsMissed',
    'twoPointersMade',
    'twoPointersMissed',
    'threePointersMade',
    'threePointersMissed',
    'assists',
    'steals',
    'blocks',
  ],
};
