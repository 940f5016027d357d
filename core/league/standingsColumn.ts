import type { SportKind } from '../sport/sportKind.ts';
import { pointsPercentage } from './pointsPercentage.ts';
import type { PresentationParameter } from './presentationParameter.ts';
import { goalDifference, goalsText, type StandingsRow, standingsName } from './standingsRow.ts';

/** What a column of the standings shows. */
export type StandingsColumnKey =
  | 'position'
  | 'team'
  | 'matches'
  | 'victories'
  | 'draws'
  | 'losses'
  | 'points'
  | 'goalsScored'
  | 'goalsConceded'
  | 'goalDifference'
  | 'goals'
  | 'bonusPoints'
  | 'victoriesFullTime'
  | 'victoriesOvertime'
  | 'victoriesPenalties'
  | 'lossesFullTime'
  | 'lossesOvertime'
  | 'lossesPenalties'
  | 'penaltyMinutes'
  | 'pointsPercentage'
  | 'partialPointsScored'
  | 'partialPointsConceded'
  | 'partialPointsDifference';

/** The federation's parameter ids (specification §9). */
const parameters: ReadonlyMap<number, StandingsColumnKey> = new Map<number, StandingsColumnKey>([
  [1, 'matches'],
  [2, 'victories'],
  [3, 'draws'],
  [4, 'losses'],
  [5, 'points'],
  [7, 'goalsScored'],
  [8, 'goalsConceded'],
  [34, 'bonusPoints'],
  [35, 'victoriesFullTime'],
  [36, 'victoriesOvertime'],
  [37, 'victoriesPenalties'],
  [38, 'lossesFullTime'],
  [39, 'lossesOvertime'],
  [40, 'lossesPenalties'],
  [41, 'penaltyMinutes'],
  [42, 'pointsPercentage'],
  [100, 'goals'],
]);

/** The columns of a sport whose league has no settings: hockey's are those of specification §2. */
const defaults: Readonly<Record<SportKind, readonly StandingsColumnKey[]>> = {
  icehockey: [
    'matches',
    'victoriesFullTime',
    'victoriesOvertime',
    'victoriesPenalties',
    'draws',
    'lossesFullTime',
    'lossesOvertime',
    'lossesPenalties',
    'bonusPoints',
    'goalsScored',
    'goalsConceded',
    'points',
    'penaltyMinutes',
  ],
  basketball: ['matches', 'victories', 'losses', 'goals', 'goalDifference', 'points'],
  volleyball: ['matches', 'victories', 'losses', 'goals', 'points'],
  soccer: ['matches', 'victories', 'draws', 'losses', 'goals', 'goalDifference', 'points'],
};

/** Columns that no setting names: volleyball's rally points. */
const unsettable: Readonly<Record<SportKind, readonly StandingsColumnKey[]>> = {
  icehockey: [],
  basketball: [],
  volleyball: ['partialPointsScored', 'partialPointsConceded', 'partialPointsDifference'],
  soccer: [],
};

/** How wins and losses came about, in the order in which both are read: full time, overtime, penalties (specification §2). */
const breakdowns: readonly (readonly StandingsColumnKey[])[] = [
  ['victoriesFullTime', 'victoriesOvertime', 'victoriesPenalties'],
  ['lossesFullTime', 'lossesOvertime', 'lossesPenalties'],
];

/** Brings the columns of each breakdown together, in its order, to the place of the first of them. */
const withBreakdownsInOrder = (keys: readonly StandingsColumnKey[]): readonly StandingsColumnKey[] => [
  ...new Set(
    keys.flatMap(
      (key) => breakdowns.find((keysOf) => keysOf.includes(key))?.filter((own) => keys.includes(own)) ?? key,
    ),
  ),
];

/**
 * The columns of a league's standings: position and team, then what the league's settings name, in their order, each once, wins and
 * losses broken down in the same order. A setting whose id is not known names no field of a row (specification §3, §9), so it has no
 * column. Without one that is known, the sport's own columns. Volleyball's rally points come last in either case.
 */
export const standingsColumns = (
  sport: SportKind,
  settings: readonly PresentationParameter[],
): readonly StandingsColumnKey[] => {
  const chosen = withBreakdownsInOrder(settings.flatMap(({ typeId }) => parameters.get(typeId) ?? []));
  return ['position', 'team', ...(chosen.length > 0 ? chosen : defaults[sport]), ...unsettable[sport]];
};

/** What a row shows in a column; null where nothing is known. `multiplier` as `winMultiplier` tells it. */
export const standingsValue = (
  row: StandingsRow,
  key: StandingsColumnKey,
  multiplier: 2 | 3,
): string | number | null => {
  switch (key) {
    case 'team':
      return standingsName(row);
    case 'goals':
      return goalsText(row);
    case 'goalDifference':
      return goalDifference(row);
    case 'pointsPercentage':
      return pointsPercentage(row, multiplier);
    case 'partialPointsDifference':
      return row.partialPointsDifference ?? row.partialPointsScored - row.partialPointsConceded;
    default:
      return row[key];
  }
};
