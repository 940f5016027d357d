import type { OrgId, TeamId } from '../ids.ts';
import { type BySide, bySide, type Side, sides } from '../side.ts';
import type { Match } from './match.ts';

/** Whose a row of a match's answers is: each call names the team in its own way. */
export interface OfTeam {
  readonly side?: Side | null;
  readonly teamId?: TeamId | null;
  /** Often the team's number again, sometimes the club's. */
  readonly orgId?: OrgId | null;
  readonly teamName?: string | null;
}

/** The side of a match that a row belongs to: as it says itself, by the team's number, the club's, or the name; null where none fits. */
export const sideOf = ({ teams }: Pick<Match, 'teams'>, row: OfTeam): Side | null => {
  if (row.side !== undefined && row.side !== null) return row.side;
  const same = (a: number | string | null | undefined, b: number | string | null): boolean =>
    a !== undefined && a !== null && a === b;
  const found = (test: (side: Side) => boolean): Side | undefined => sides.find(test);
  return (
    found((side) => same(row.teamId, teams[side].teamId)) ??
    found((side) => same(row.orgId, teams[side].teamId)) ??
    found(
      (side) => same(row.orgId, teams[side].clubOrgId) && teams.home.clubOrgId !== teams.away.clubOrgId,
    ) ??
    found((side) => same(row.teamName, teams[side].name)) ??
    null
  );
};

/** Rows by the side they belong to, each in its order; a row of neither team is in neither list. */
export const rowsBySide = <Row extends OfTeam>(
  match: Pick<Match, 'teams'>,
  rows: readonly Row[],
): BySide<readonly Row[]> => bySide((side) => rows.filter((row) => sideOf(match, row) === side));
