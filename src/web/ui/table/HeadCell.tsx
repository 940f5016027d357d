import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { alignOf, type Column, type Direction } from './column.ts';
import * as columnStyles from './columns.css.ts';
import * as styles from './DataTable.css.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A column's heading: a button that sorts, if the column is sortable. */
export const HeadCell = <Row,>({
  column,
  direction,
  isHeader,
  isEnd,
  rowSpan,
  onSort,
}: {
  readonly column: Column<Row>;
  /** Null: the table is sorted by another column or by none. */
  readonly direction: Direction | null;
  readonly isHeader: boolean;
  /** Whether it is pinned at the end. */
  readonly isEnd: boolean;
  readonly rowSpan: number;
  readonly onSort: () => void;
}) => {
  const id = useId();
  const { label, explanation, sortable = true } = column;
  const Icon = direction === null ? null : icons[direction];
  const describedBy = explanation === undefined ? undefined : id;
  const words = (
    <>
      <span className={columnStyles.headWords}>{label}</span>
      {Icon === null ? null : <Icon aria-hidden="true" size={12} className={styles.sortSign} />}
    </>
  );
  const control = sortable ? (
    <button type="button" className={styles.sort} onClick={onSort} aria-describedby={describedBy}>
      {words}
    </button>
  ) : explanation === undefined ? (
    <span className={styles.plainHead}>{words}</span>
  ) : (
    <button type="button" className={styles.plainHead} aria-describedby={describedBy}>
      {words}
    </button>
  );
  return (
    <th
      scope="col"
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
      data-on={column.on}
      data-end={isEnd && !isHeader ? '' : undefined}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={[
        styles.headCell,
        styles.aligned[alignOf(column)],
        isHeader ? styles.pinnedHead : undefined,
        isEnd && !isHeader ? styles.pinnedEndHead : undefined,
        column.on === undefined ? undefined : columnStyles.on[column.on],
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {control}
      {explanation === undefined ? null : (
        <span id={id} hidden>
          {explanation}
        </span>
      )}
    </th>
  );
};
