import {
  basketballMatchPlayers,
  handballMatchPlayers,
  volleyballMatchPlayers,
} from '../gateway/ballEndpoints.ts';
import { hockeyMatchPlayers } from '../gateway/icehockeyEndpoints.ts';
import type { OfficialLine, OfficialSheet } from './officialSheet.ts';
import type { SportKind } from './sportKind.ts';

/** A sheet of any line type. */
type AnyOfficialSheet = <A>(use: <Line extends OfficialLine>(sheet: OfficialSheet<Line>) => A) => A;

const anySheet =
  <Line extends OfficialLine>(sheet: OfficialSheet<Line>): AnyOfficialSheet =>
  (use) =>
    use(sheet);

const sheets: Readonly<Record<SportKind, AnyOfficialSheet | null>> = {
  // Bench penalties are on no player's line.
  icehockey: anySheet({
    endpoint: hockeyMatchPlayers,
    amounts: ({ goals, assists, shots, penaltyMinutes, plusMinus }) => ({
      goals,
      assists,
      shots,
      pim: penaltyMinutes,
      plusMinus,
    }),
    summed: ['assists', 'shots'],
  }),
  // Team rebounds, turnovers and fouls are on no player's line.
  basketball: anySheet({
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
  }),
  // Points by opponents' errors are on no player's line.
  volleyball: anySheet({
    endpoint: volleyballMatchPlayers,
    amounts: ({ points, aces, blocks, attacks }) => ({ points, aces, blocks, attacks }),
    summed: ['aces', 'blocks', 'attacks'],
  }),
  soccer: null,
  // Suspensions and cards of the bench are on no player's line.
  handball: anySheet({
    endpoint: handballMatchPlayers,
    amounts: (line) => line,
    summed: ['goals', 'sevenMetreGoals', 'sevenMetreShots', 'assists', 'shots', 'saves', 'goalsAgainst'],
  }),
};

/** A sport's official sheet; null where the live report counts none of its figures. */
export const officialSheetOf = (kind: SportKind): AnyOfficialSheet | null => sheets[kind];
