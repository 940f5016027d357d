import { memo } from 'react';
import { useFormat } from '../../i18n/I18nContext.tsx';
import { classes } from '../classes.ts';
import { PageLink } from '../PageLink.tsx';
import { sameValue } from '../sameValue.ts';
import { alignOf, type Column, type PinnedColumns, textOf } from './column.ts';
import * as columnStyles from './columns.css.ts';
import * as styles from './DataTable.css.ts';

/** How a row stands out: the filter's or a followed team; a team out of the running. */
export type RowMark = 'chosen' | 'quiet' | null;

const PlainBodyRow = <Row,>({
  row,
  columns,
  header,
  end,
  rank = null,
  to = null,
  mark = null,
  isFolded = false,
  isParted = false,
  isInSight = false,
}: PinnedColumns<Row> & {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Default: null, no ranks. */
  readonly rank?: number | null;
  readonly to?: string | null;
  readonly mark?: RowMark;
  /** Whether it is beyond a phone's page. */
  readonly isFolded?: boolean;
  /** Whether it is the first row of another part of the list. */
  readonly isParted?: boolean;
  /** Whether it stays in sight while the others scroll past it. */
  readonly isInSight?: boolean;
}) => {
  const { number } = useFormat();
  return (
    <tr
      className={classes(
        styles.row,
        to !== null && styles.leading,
        mark !== null && styles.marked[mark],
        isFolded && styles.folded,
        isParted && styles.parted,
        isInSight && styles.inSight,
      )}
      data-leads={to === null ? undefined : ''}
    >
      {rank === null ? null : <td className={styles.rank}>{number(rank)}</td>}
      {columns.map((column) => {
        const align = alignOf(column);
        const shown = column.cell?.(row) ?? textOf(column, row, number);
        const own = classes(
          column.numeric !== true && column !== header && styles.words,
          align !== (column.numeric === true && column !== header ? 'end' : 'start') && styles.aligned[align],
          column === header && styles.rowHead,
          column === end && column !== header && styles.pinnedEnd,
          column.on !== undefined && columnStyles.on[column.on],
        );
        return column === header ? (
          <th key={column.key} scope="row" className={own} lang={column.lang}>
            {to === null ? (
              shown
            ) : (
              <PageLink to={to} className={styles.link}>
                {shown}
              </PageLink>
            )}
          </th>
        ) : (
          <td key={column.key} className={own} lang={column.lang}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
};

/**
 * A row whose header cell links where the row leads. It re-renders when its content changes, not when it moves, nor when a live sheet
 * re-creates its rows with the same content.
 */
export const BodyRow = memo(PlainBodyRow, sameValue) as typeof PlainBodyRow;
