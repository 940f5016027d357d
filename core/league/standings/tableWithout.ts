import { record } from 'fp-ts';
import { sides } from '../../side.ts';
import type { UnsettledMatch } from '../match/unsettledMatch.ts';
import type { StandingsRow } from './standingsRow.ts';

/** What says who a row is about; no match changes it. */
const identity: ReadonlySet<string> = new Set([
  'entryId',
  'teamId',
  'orgName',
  'overriddenName',
  'entryStatus',
]);

/** A row's figures without those of a match; what a result does not tell, such as penalty minutes, is unknown. */
const rowWithout = (row: StandingsRow, gain: Readonly<Record<string, number>>): StandingsRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (identity.has(name)) return [name, value];
      const more = gain[name];
      return [name, typeof value === 'number' && more !== undefined ? value - more : null];
    }),
  ) as unknown as StandingsRow;

/** A gain that takes nothing from the figures that a result tells. */
const nothingOf = record.map(() => 0);

const placed = (row: StandingsRow, position: number): StandingsRow => ({ ...row, position });

const difference = ({ goalsScored, goalsConceded }: StandingsRow): number =>
  (goalsScored ?? 0) - (goalsConceded ?? 0);

const ratio = ({ goalsScored, goalsConceded }: StandingsRow): number =>
  (goalsScored ?? 0) / Math.max(1, goalsConceded ?? 0);

const valueOf: Readonly<Record<string, (row: StandingsRow) => number>> = {
  points: ({ points }) => points ?? 0,
  victories: ({ victories }) => victories ?? 0,
  ratio,
  difference,
  scored: ({ goalsScored }) => goalsScored ?? 0,
};

/** Negative where `a` stands before `b` by the criteria, positive where after, 0 where they are level. */
const compare =
  (order: readonly string[]) =>
  (a: StandingsRow, b: StandingsRow): number => {
    for (const criterion of order) {
      const value = valueOf[criterion];
      const apart = value === undefined ? 0 : value(b) - value(a);
      if (apart !== 0) return apart;
    }
    return 0;
  };

/**
 * The federation's table as of before some matches that it may count: without their figures, each of their teams moved to where it then
 * stood. A row that does not count them yet, by its number of matches, keeps its figures; what a result does not tell is unknown in it
 * too, since that it becomes unknown would tell that the match is counted.
 */
export const tableWithout = (
  rows: readonly StandingsRow[],
  leftOut: readonly Pick<UnsettledMatch, 'teams' | 'gain'>[],
): readonly StandingsRow[] => {
  const moved = new Map<StandingsRow, StandingsRow>();
  for (const { teams, gain } of leftOut) {
    for (const side of sides) {
      const row = rows.find(({ teamId }) => teamId !== null && teamId === teams[side]);
      if (row === undefined) continue;
      const figures = gain?.figures[side] ?? {};
      const isCounted = gain === null || (row.matches ?? Number.POSITIVE_INFINITY) > gain.before[side];
      // Of a match whose log was not read, nothing is known to take or to keep.
      if (!isCounted && record.isEmpty(figures)) continue;
      moved.set(row, rowWithout(moved.get(row) ?? row, isCounted ? figures : nothingOf(figures)));
    }
  }
  if (moved.size === 0) return rows;
  // Criteria that rows do not tell, of the matches between level teams, are passed over.
  const byCriteria = compare(
    leftOut.flatMap(({ gain }) => (gain === null ? [] : [gain.order]))[0] ?? ['points'],
  );
  const ordered = rows.filter((row) => !moved.has(row));
  for (const row of [...moved.values()].toSorted(byCriteria)) {
    const next = ordered.findIndex((other) => byCriteria(row, other) < 0);
    ordered.splice(next === -1 ? ordered.length : next, 0, row);
  }
  const arePlaced = rows.every(({ position }) => position !== null);
  return ordered.map((row, at) => (arePlaced ? placed(row, at + 1) : row));
};
