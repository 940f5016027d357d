import { Skeleton } from '../waiting/Skeleton.tsx';
import { frame } from './DataTable.css.ts';
import * as styles from './TableSkeleton.css.ts';

const places = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `place ${at}`);

/** A table's placeholder: as many rows of the same height, each with a name and figures. */
export const TableSkeleton = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => (
  <div className={frame} aria-hidden="true">
    <div className={styles.head} />
    {places(rows).map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="9rem" />
        {places(Math.max(columns - 1, 0)).map((cell) => (
          <Skeleton key={cell} width="1.75rem" />
        ))}
      </div>
    ))}
  </div>
);
