import type { Match } from '@kampdag/core/league/match/match';
import type { Caveat, MovedRow } from '@kampdag/core/league/standings/seasonTable';
import { type StandingsRow, standingsKey } from '@kampdag/core/league/standings/standingsRow';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../../i18n/messages/standings.ts';
import type { SeasonTableInput } from '../../../team/placeHistory/useSeasonTable.ts';
import { rowName } from '../../../team/rowName.ts';
import type { Column } from '../../../ui/table/column.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import { Place, TeamName } from '../cells.tsx';
import { LeagueTable } from '../LeagueTable.tsx';
import type { Standing, TableKind } from '../standing.ts';
import * as styles from './computed.css.ts';
import { type ComputedMessages, computedMessages } from './computedMessages.ts';

/** The inputs of a computed table: the league's table and matches, and the page's presentation. */
export interface ComputedTableProps extends SeasonTableInput {
  readonly leagueName: string;
  readonly kind: TableKind;
  readonly columns: readonly Column<Standing>[];
  readonly standingsOf: (rows: readonly StandingsRow[], matches: readonly Match[]) => readonly Standing[];
}

interface ComputedStanding extends Standing {
  /** Positions gained; null without a comparison. */
  readonly gain: number | null;
  /** A note about the team; null: none. */
  readonly note: string | null;
}

/** Positions gained or lost, as a sign and in words; nothing without a comparison. */
const Gain = ({ gain }: Pick<ComputedStanding, 'gain'>) => {
  const m = useMessages(computedMessages);
  if (gain === null) return null;
  if (gain === 0) return <span className={hidden}>{`, ${m.same}`}</span>;
  const count = Math.abs(gain);
  return (
    <span className={styles.gain}>
      <span aria-hidden="true">{`${gain > 0 ? '▲' : '▼'}${count}`}</span>
      <span className={hidden}>{`, ${gain > 0 ? m.up(count) : m.down(count)}`}</span>
    </span>
  );
};

/** Columns that cannot be computed from results: penalty minutes, bonus points, rally points, and the federation's own. */
const notComputable: ReadonlySet<string> = new Set([
  'penaltyMinutes',
  'bonusPoints',
  'partialPointsScored',
  'partialPointsConceded',
  'partialPointsDifference',
]);

const isComputable = ({ key }: Column<Standing>): boolean =>
  !notComputable.has(key) && !key.startsWith('id-');

const cells: Readonly<Record<string, Column<ComputedStanding>['cell']>> = {
  position: ({ row, zone, gain }) => (
    <span className={styles.place}>
      <Place place={row.position} zone={zone} />
      <Gain gain={gain} />
    </span>
  ),
  team: ({ row, name, note }) => <TeamName row={row} name={name} note={note} />,
};

const withMovement = (column: Column<Standing>): Column<ComputedStanding> => {
  const cell = cells[column.key];
  return cell === undefined ? column : { ...column, cell };
};

/** A table computed from results: the page's columns that results can provide, with the teams' movement. */
export const ComputedTable = <Row extends MovedRow>({
  caption,
  moved,
  noteOf,
  kind,
  columns,
  standingsOf,
  matches,
}: Pick<ComputedTableProps, 'kind' | 'columns' | 'standingsOf' | 'matches'> & {
  readonly caption: string;
  readonly moved: readonly Row[];
  /** A row's note, before that of a withdrawal. Default: none. */
  readonly noteOf?: (row: Row) => string | null;
}) => {
  const { withdrawn } = useMessages(standingsMessages);
  const standings = standingsOf(
    moved.map(({ row }) => row),
    matches,
  );
  const rows = moved.flatMap((row, at): readonly ComputedStanding[] => {
    const standing = standings[at];
    if (standing === undefined) return [];
    const note = noteOf?.(row) ?? (standing.hasWithdrawn ? withdrawn : null);
    return [{ ...standing, gain: row.gain, note }];
  });
  return (
    <LeagueTable
      caption={caption}
      rows={rows}
      columns={columns.filter(isComputable).map(withMovement)}
      kind={kind}
    />
  );
};

const keyOf = (caveat: Caveat): string =>
  'row' in caveat ? `${caveat.type} ${standingsKey(caveat.row)}` : caveat.type;

const textOf = (
  caveat: Caveat,
  { caveats: m }: ComputedMessages,
  nameOf: (row: StandingsRow) => string,
  signed: (value: number) => string,
): string => {
  switch (caveat.type) {
    case 'points':
      return m.points(nameOf(caveat.row), signed(caveat.points));
    case 'matches':
      return m.matches(nameOf(caveat.row));
    case 'withdrawn':
      return m.withdrawn(nameOf(caveat.row));
    case 'overtime':
      return m.overtime(caveat.matches);
    case 'order':
      return m.order;
    default:
      return caveat satisfies never;
  }
};

interface CaveatsProps {
  readonly made: readonly string[];
  readonly caveats: readonly Caveat[];
}

/** How a table was computed, and where it may differ from the federation's. */
export const Caveats = ({ made, caveats }: CaveatsProps) => {
  const m = useMessages(computedMessages);
  const words = useMessages(standingsMessages);
  const { signed } = useFigures();
  return (
    <ul className={styles.notes}>
      {made.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {caveats.map((caveat) => (
        <li key={keyOf(caveat)}>{textOf(caveat, m, (row) => rowName(row, words), signed)}</li>
      ))}
    </ul>
  );
};
