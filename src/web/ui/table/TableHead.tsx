import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { hidden } from '../text/hidden.css.ts';
import { useExplanations } from '../text/useExplanations.tsx';
import { type Column, runsOf, type Sort } from './column.ts';
import * as columnStyles from './columns.css.ts';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly header: Column<Row> | undefined;
  readonly end: Column<Row> | undefined;
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
              className={
                members.every(({ on }) => on === 'wide')
                  ? `${styles.groupCell} ${columnStyles.on.wide}`
                  : styles.groupCell
              }
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
