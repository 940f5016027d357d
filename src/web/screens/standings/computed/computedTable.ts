import type { Match } from '@kampdag/core/league/match/match';
import type { MovedRow } from '@kampdag/core/league/standings/seasonTable';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import type { SeasonTableInput } from '../../../team/placeHistory/useSeasonTable.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Standing, TableKind } from '../standing.ts';
import type { ComputedStanding } from './computedColumns.tsx';

/** The inputs of a computed table: the league's table and matches, and the page's presentation. */
export interface ComputedTableProps extends SeasonTableInput {
  readonly leagueName: string;
  readonly kind: TableKind;
  readonly columns: readonly Column<Standing>[];
  readonly standingsOf: (rows: readonly StandingsRow[], matches: readonly Match[]) => readonly Standing[];
}

/** The computed rows as shown, each with its note. */
export const computedStandings = <Row extends MovedRow>(
  moved: readonly Row[],
  standings: readonly Standing[],
  noteOf: (row: Row, standing: Standing) => string | null,
): readonly ComputedStanding[] =>
  moved.flatMap((row, at) => {
    const standing = standings[at];
    return standing === undefined ? [] : [{ ...standing, gain: row.gain, note: noteOf(row, standing) }];
  });
