import type { Column } from '../../../ui/table/column.ts';
import { Place } from '../Place.tsx';
import type { Standing } from '../standing.ts';
import { TeamName } from '../TeamName.tsx';
import { Gain } from './Gain.tsx';
import * as styles from './moving.css.ts';

/** A row of a table that moves. */
export interface MovingStanding extends Standing {
  /** Places gained; null where there is nothing to compare with. */
  readonly gain: number | null;
  /** What is to be said of the team; null: nothing. */
  readonly note: string | null;
}

/** What results do not tell: penalty minutes, bonus points, rally points, and what the federation alone has a word for. */
const untold: ReadonlySet<string> = new Set([
  'penaltyMinutes',
  'bonusPoints',
  'partialPointsScored',
  'partialPointsConceded',
  'partialPointsDifference',
]);

const isTold = ({ key }: Column<Standing>): boolean => !untold.has(key) && !key.startsWith('id-');

const moving = (column: Column<Standing>): Column<MovingStanding> => {
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

/** The table's columns as far as results tell them, with how the teams moved. */
export const movingColumns = (columns: readonly Column<Standing>[]): readonly Column<MovingStanding>[] =>
  columns.filter(isTold).map(moving);
