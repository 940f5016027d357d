import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { classes } from '../classes.ts';
import { hidden } from '../text/text.css.ts';
import { useExplanations } from '../text/useExplanations.tsx';
import { alignOf, type Column, type Direction, type PinnedColumns, runsOf, type Sort } from './column.ts';
import * as columnStyles from './columns.css.ts';
import * as styles from './DataTable.css.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A column's heading: a button that sorts. */
const HeadCell = <Row,>({
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
  const { label, explanation } = column;
  const Icon = direction === null ? null : icons[direction];
  return (
    <th
      scope="col"
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
      data-on={column.on}
      data-end={isEnd && !isHeader ? '' : undefined}
      aria-sort={direction ?? 'none'}
      lang={column.headingLang}
      className={classes(
        styles.headCell,
        styles.aligned[alignOf(column)],
        isHeader && styles.pinnedHead,
        isEnd && !isHeader && styles.pinnedEndHead,
        column.on !== undefined && columnStyles.on[column.on],
      )}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={onSort}
        aria-describedby={explanation === undefined ? undefined : id}
      >
        <span className={columnStyles.headWords}>{label}</span>
        {Icon === null ? null : <Icon aria-hidden="true" size={12} className={styles.sortSign} />}
      </button>
      {explanation === undefined ? null : (
        <span id={id} hidden>
          {explanation}
        </span>
      )}
    </th>
  );
};

interface TableHeadProps<Row> extends PinnedColumns<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly ranked: boolean;
  readonly onSort: (key: string) => void;
}

/** The headings, under those of their groups. Hover, focus and touch show their explanations. */
export const TableHead = <Row,>({ columns, header, end, sort, ranked, onSort }: TableHeadProps<Row>) => {
  const m = useMessages(tableMessages);
  const { handlers, explanation } = useExplanations();
  const runs = runsOf(columns);
  const depth = columns.some(({ group }) => group !== undefined) ? 2 : 1;
  const headingOf = (column: Column<Row>) => (
    <HeadCell
      key={column.key}
      column={column}
      isHeader={column === header}
      isEnd={column === end}
      rowSpan={column.group === undefined ? depth : 1}
      direction={sort?.key === column.key ? sort.direction : null}
      onSort={() => onSort(column.key)}
    />
  );
  return (
    <thead className={styles.head} {...handlers}>
      <tr>
        {ranked ? (
          <th scope="col" rowSpan={depth > 1 ? depth : undefined} className={styles.rankHead}>
            <span aria-hidden="true">{m.rank}</span>
            <span className={hidden}>{m.rankExplained}</span>
          </th>
        ) : null}
        {/* A column without a group spans both heading rows. */}
        {runs.map(({ group, members }) =>
          group === undefined ? (
            members.map(headingOf)
          ) : (
            <th
              key={`group ${members[0]?.key ?? ''}`}
              scope="colgroup"
              colSpan={members.length}
              className={classes(
                styles.groupCell,
                members.every(({ on }) => on === 'wide') && columnStyles.on.wide,
              )}
            >
              {group}
            </th>
          ),
        )}
      </tr>
      {depth > 1 ? <tr>{columns.filter(({ group }) => group !== undefined).map(headingOf)}</tr> : null}
      {explanation}
    </thead>
  );
};
