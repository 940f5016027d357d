import { roundTo } from '../player/percentage.ts';
import type { SportRules } from '../rules/sportRules.ts';
import type { StandingsColumnKey } from '../rules/standingsColumnKey.ts';
import type { PresentationParameter } from './presentationParameter.ts';
import { differenceOf, goalDifference, goalsText, StandingsRow, standingsName } from './standingsRow.ts';

/** Share of available points in percent, one decimal; 0 before the first match (specification §9), null where a figure is unknown. */
export const pointsPercentage = (
  { points, matches }: Pick<StandingsRow, 'points' | 'matches'>,
  multiplier: number,
): number | null => {
  if (points === null || matches === null) return null;
  return matches === 0 ? 0 : roundTo((points * 100) / (matches * multiplier), 1);
};

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

/** The breakdowns of wins and losses, both in the order full time, overtime, penalties (specification §2). */
const breakdowns: readonly (readonly StandingsColumnKey[])[] = [
  ['victoriesFullTime', 'victoriesOvertime', 'victoriesPenalties'],
  ['lossesFullTime', 'lossesOvertime', 'lossesPenalties'],
];

/** Moves the columns of each breakdown, in its order, to the position of the first of them. */
const withBreakdownsInOrder = (columns: readonly StandingsColumn[]): readonly StandingsColumn[] => [
  ...new Set(
    columns.flatMap((column): StandingsColumn | readonly StandingsColumn[] =>
      typeof column === 'string'
        ? (breakdowns.find((keys) => keys.includes(column))?.filter((own) => columns.includes(own)) ?? column)
        : column,
    ),
  ),
];

/** A column with an unknown id: the federation's own name and value (specification §9). */
export type FederationColumn = PresentationParameter;

/** A column of the standings: one of ours, or one that only the federation names. */
export type StandingsColumn = StandingsColumnKey | FederationColumn;

const eachIdOnce = (settings: readonly PresentationParameter[]): readonly PresentationParameter[] =>
  settings.filter(({ typeId }, at) => settings.findIndex((other) => other.typeId === typeId) === at);

/**
 * The columns of a league's standings: position and team, then those of the league's settings, each once, in their order, with
 * ordered breakdowns. If no setting has a known id, the sport's own columns come before the settings'. Volleyball's rally points
 * come last in either case.
 */
export const standingsColumns = (
  sport: Pick<SportRules, 'standings'>,
  settings: readonly PresentationParameter[],
): readonly StandingsColumn[] => {
  const chosen = withBreakdownsInOrder(
    eachIdOnce(settings).map((setting) => parameters.get(setting.typeId) ?? setting),
  );
  const { columns, lastColumns } = sport.standings;
  const own = chosen.some((column) => typeof column === 'string') ? [] : columns;
  return ['position', 'team', ...own, ...chosen, ...lastColumns];
};

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A row's value in a federation's column: the field of the column's name, else its label, with or without `Total`; else null. */
export const federationValue = (
  row: StandingsRow,
  { name, label }: FederationColumn,
): string | number | null => {
  const figures = new Map(
    Object.entries(StandingsRow.encode(row)).map(([field, value]) => [plainName(field), value]),
  );
  for (const word of [name, label]) {
    const plain = plainName(word ?? '');
    for (const field of [plain, `${plain}total`, `total${plain}`]) {
      const value = figures.get(field);
      if (typeof value === 'number' || typeof value === 'string') return value;
    }
  }
  return null;
};

/** A row's value in a column; null if unknown. `multiplier` is the most points of a match, from `pointsPerMatch`. */
export const standingsValue = (
  row: StandingsRow,
  key: StandingsColumnKey,
  multiplier: number,
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
      return row.partialPointsDifference ?? differenceOf(row.partialPointsScored, row.partialPointsConceded);
    default:
      return row[key];
  }
};
