import type { TeamId } from '../../ids.ts';
import type { StandingsRow } from './standingsRow.ts';

/** A row of the standings and its place, which the federation gives; null where it gives none. */
export interface PlacedRow {
  readonly row: StandingsRow;
  readonly place: number | null;
}

const placed = (rows: readonly StandingsRow[]): readonly PlacedRow[] =>
  rows.map((row) => ({ row, place: row.position }));

/** A team's row, of several entries the first that has played; null where it is not in the table. */
export const rowOfTeam = (rows: readonly StandingsRow[], teamId: TeamId): PlacedRow | null => {
  const own = placed(rows).filter(({ row }) => row.teamId === teamId);
  return own.find(({ row }) => (row.matches ?? 0) > 0) ?? own[0] ?? null;
};

/** A number of rows around a team's own, in the middle unless near the table's ends; empty for a team without a row. */
export const neighboursOf = (
  rows: readonly StandingsRow[],
  teamId: TeamId,
  count: number,
): readonly PlacedRow[] => {
  const own = rowOfTeam(rows, teamId);
  if (own === null) return [];
  const at = rows.indexOf(own.row);
  const from = Math.max(0, Math.min(at - Math.floor(count / 2), rows.length - count));
  return placed(rows).slice(from, from + count);
};
