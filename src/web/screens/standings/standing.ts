import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import {
  formOf,
  type Outcome,
  playedByRow,
  recordBySide,
  type SideRecord,
} from '@kampdag/core/league/standings/form';
import { hasWithdrawn, type StandingsRow, standingsKey } from '@kampdag/core/league/standings/standingsRow';
import { type Zone, type ZoneKind, zoneOfPlace } from '@kampdag/core/league/standings/zone';
import type { BySide } from '@kampdag/core/side';
import type { StandingsMessages } from '../../i18n/messages/standings.ts';
import { rowName } from '../../team/rowName.ts';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';

/** Which matches a table counts. */
export type TableKind = 'all' | 'home' | 'away';

/** The kinds, as in the address. */
export const tableKinds: readonly TableKind[] = ['all', 'home', 'away'];

/** A team's row as shown. */
export interface Standing {
  readonly key: string;
  readonly row: StandingsRow;
  readonly name: string;
  /** The link of the team's name; null if the federation names no team. */
  readonly path: string | null;
  /** Whether it is the filter's team or followed. */
  readonly isMarked: boolean;
  readonly hasWithdrawn: boolean;
  /** The zone of its position; null: none. */
  readonly zone: ZoneKind | null;
  /** The last five of all, home and away matches, newest last. Empty while the matches are loading. */
  readonly form: Readonly<Record<TableKind, readonly Outcome[]>>;
  readonly records: BySide<SideRecord>;
}

/** The table's rows with what the matches add. Null matches are not loaded. */
export const standingsOf = (
  rows: readonly StandingsRow[],
  matches: readonly Match[] | null,
  {
    m,
    marked,
    zones,
    pathOf,
  }: {
    readonly m: Pick<StandingsMessages, 'unknownTeam'>;
    readonly marked: ReadonlySet<TeamId>;
    readonly zones: readonly Zone[];
    readonly pathOf: (team: TeamId) => string;
  },
): readonly Standing[] => {
  const playedOf = playedByRow(rows, matches ?? []);
  const keyOf = uniqueKeys(rows, standingsKey);
  return rows.map((row) => {
    const { teamId } = row;
    const played = playedOf(row);
    return {
      key: keyOf(row),
      row,
      name: rowName(row, m),
      path: teamId === null ? null : pathOf(teamId),
      isMarked: teamId !== null && marked.has(teamId),
      hasWithdrawn: hasWithdrawn(row),
      zone: row.position === null ? null : zoneOfPlace(zones, row.position, rows.length),
      form: {
        all: formOf(played),
        home: formOf(played.filter(({ side }) => side === 'home')),
        away: formOf(played.filter(({ side }) => side === 'away')),
      },
      records: recordBySide(played),
    };
  });
};
