import type { OrgId, TeamId } from '../../ids.ts';
import { type BySide, bySide, type Side, sides } from '../../side.ts';
import type { Match } from './match.ts';

/** Names the team of a row in one of the ways that calls use. */
export interface OfTeam {
  readonly side?: Side | null;
  readonly teamId?: TeamId | null;
  /** Often the team's id again, sometimes the club's. */
  readonly orgId?: OrgId | null;
  readonly teamName?: string | null;
}

const isSame = (a: number | string | null | undefined, b: number | string | null): boolean =>
  a !== undefined && a !== null && a === b;

/** The side that a row belongs to: by its own side, the team's id, the club's id, or the name; null if none matches. */
export const sideOf = ({ teams }: Pick<Match, 'teams'>, row: OfTeam): Side | null => {
  if (row.side !== undefined && row.side !== null) return row.side;
  const areTwoClubs = teams.home.clubOrgId !== teams.away.clubOrgId;
  const tests: readonly ((side: Side) => boolean)[] = [
    (side) => isSame(row.teamId, teams[side].teamId),
    (side) => isSame(row.orgId, teams[side].teamId),
    (side) => areTwoClubs && isSame(row.orgId, teams[side].clubOrgId),
    (side) => isSame(row.teamName, teams[side].name),
  ];
  for (const test of tests) {
    const found = sides.find(test);
    if (found !== undefined) return found;
  }
  return null;
};

/** Rows by side, each list in the original order; rows of neither team are left out. */
export const rowsBySide = <Row extends OfTeam>(
  match: Pick<Match, 'teams'>,
  rows: readonly Row[],
): BySide<readonly Row[]> => bySide((side) => rows.filter((row) => sideOf(match, row) === side));
