import type { Header, HeaderGroup } from '@tanstack/react-table';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';

/** The headings; above them, the groups that some of them belong to. */
export const TableHead = <Row,>({
  headings,
  columns,
  header,
  end,
  sort,
  ranked,
  onSort,
}: {
  readonly headings: readonly HeaderGroup<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly header: Column<Row> | undefined;
  readonly end: Column<Row> | undefined;
  readonly sort: Sort | null;
  readonly ranked: boolean;
  readonly onSort: (key: string) => void;
}) => {
  const m = useMessages(tableMessages);
  const depth = headings.length;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const standsOnlyWide = (group: Header<Row, unknown>): boolean =>
    group
      .getLeafHeaders()
      .every(({ column, subHeaders }) => subHeaders.length > 0 || byKey.get(column.id)?.on === 'wide');
  return (
    <thead className={styles.head}>
      {headings.map((level, at) => (
        <tr key={level.id}>
          {ranked && at === 0 ? (
            <th scope="col" rowSpan={depth > 1 ? depth : undefined} className={styles.rankHead}>
              <span aria-hidden="true">{m.rank}</span>
              <span className={styles.heard}>{m.rankExplained}</span>
            </th>
          ) : null}
          {level.headers.map((heading) => {
            const column = byKey.get(heading.column.id);
            if (column === undefined) {
              const { header: name } = heading.column.columnDef;
              return (
                <th
                  key={heading.id}
                  scope="colgroup"
                  colSpan={heading.colSpan}
                  className={[
                    heading.isPlaceholder ? styles.headCell : styles.groupCell,
                    standsOnlyWide(heading) ? styles.on.wide : undefined,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                >
                  {typeof name === 'string' ? name : null}
                </th>
              );
            }
            // A column without group stands in the first line, through all of them.
            if (at > 0 && column.group === undefined) return null;
            return (
              <HeadCell
                key={heading.id}
                column={column}
                isHeader={column === header}
                isEnd={column === end}
                rowSpan={column.group === undefined ? depth : 1}
                direction={sort?.key === column.key ? sort.direction : null}
                onSort={() => onSort(column.key)}
              />
            );
          })}
        </tr>
      ))}
    </thead>
  );
};
