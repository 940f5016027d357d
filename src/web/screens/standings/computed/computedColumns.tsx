import type { Column } from '../../../ui/table/column.ts';
import { Place } from '../Place.tsx';
import type { Standing } from '../standing.ts';
import { TeamName } from '../TeamName.tsx';
import * as styles from './computed.css.ts';
import { Gain } from './Gain.tsx';

/** A row of a computed table. */
export interface ComputedStanding extends Standing {
  /** Positions gained; null without a comparison. */
  readonly gain: number | null;
  /** A note about the team; null: none. */
  readonly note: string | null;
}

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

const withMovement = (column: Column<Standing>): Column<ComputedStanding> => {
  if (column.key === 'position') {
    return {
      ...column,
      cell: ({ row, zone, gain }) => (
        <span className={styles.place}>
          <Place place={row.position} zone={zone} />
          <Gain gain={gain} />
        </span>
      ),
    };
  }
  return column.key === 'team'
    ? { ...column, cell: ({ name, note }) => <TeamName name={name} note={note} /> }
    : column;
};

/** The table's columns that results can provide, with the teams' movement. */
export const computedColumns = (columns: readonly Column<Standing>[]): readonly Column<ComputedStanding>[] =>
  columns.filter(isComputable).map(withMovement);
