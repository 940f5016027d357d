import type { OrgId, TeamId } from '../../ids.ts';
import { type BySide, bySide, type Side, sides } from '../../side.ts';
import type { Match } from './match.ts';

/** Whose a row of a match's answers is: each call names the team in its own way. */
export interface OfTeam {
  readonly side?: Side | null;
  readonly teamId?: TeamId | null;
  /** Often the team's number again, sometimes the club's. */
  readonly orgId?: OrgId | null;
  readonly teamName?: string | null;
}

const same = (a: number | string | null | undefined, b: number | string | null): boolean =>
  a !== undefined && a !== null && a === b;

/** The side of a match that a row belongs to: as it says itself, by the team's number, the club's, or the name; null where none fits. */
export const sideOf = ({ teams }: Pick<Match, 'teams'>, row: OfTeam): Side | null => {
  if (row.side !== undefined && row.side !== null) return row.side;
  const areTwoClubs = teams.home.clubOrgId !== teams.away.clubOrgId;
  const tests: readonly ((side: Side) => boolean)[] = [
    (side) => same(row.teamId, teams[side].teamId),
    (side) => same(row.orgId, teams[side].teamId),
    (side) => areTwoClubs && same(row.orgId, teams[side].clubOrgId),
    (side) => same(row.teamName, teams[side].name),
  ];
  for (const test of tests) {
    const found = sides.find(test);
    if (found !== undefined) return found;
  }
  return null;
};

/** Rows by the side they belong to, each in its order; a row of neither team is in neither list. */
export const rowsBySide = <Row extends OfTeam>(
  match: Pick<Match, 'teams'>,
  rows: readonly Row[],
): BySide<readonly Row[]> => bySide((side) => rows.filter((row) => sideOf(match, row) === side));
