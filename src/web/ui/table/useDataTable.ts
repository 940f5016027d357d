import { useMemo } from 'react';
import { useQuery } from '../../router/useQuery.ts';
import { type Column, type Sort, withSortedInSight } from './column.ts';
import { nextSort, sorted } from './order.ts';
import type { PageSize } from './pageSize.ts';
import { parameterOf, readTableState, writtenSort } from './tableState.ts';

interface Wanted<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The locale that sorts words. */
  readonly locale: string;
  /** The prefix of its parameters in the address. */
  readonly name: string;
  /** The initial order; null: the rows' own. */
  readonly sort: Sort | null;
  /** The default page size. */
  readonly usual: PageSize;
}

/** The rows shown: a page from `start` of `count`. */
export interface TablePage {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  /** Turns to the next or previous page. */
  readonly turn: (pages: 1 | -1) => void;
}

/** A table's rows, sorted and paged by its address, with actions that change it. */
export interface DataTableControl<Row> {
  /** All rows, in order. */
  readonly rows: readonly Row[];
  readonly page: TablePage;
  /** The columns, with the sorted one always shown. */
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  /** Sorts by a column, or reverses its order; null if it is not sortable. */
  readonly sortBy: (key: string) => Sort | null;
  readonly size: PageSize;
  /** Whether the address has a page size. */
  readonly isSizeChosen: boolean;
  readonly chooseSize: (size: PageSize) => void;
}

/** A table whose state is in the address, so that a view can be shared and restored. */
export const useDataTable = <Row>({
  rows: given,
  columns: all,
  locale,
  name,
  sort: initial,
  usual,
}: Wanted<Row>): DataTableControl<Row> => {
  const [query, change] = useQuery();
  const said = useMemo(
    () =>
      readTableState(query, name, (key) =>
        all.some((column) => column.key === key && (column.sortable ?? true)),
      ),
    [query, name, all],
  );
  const sort = said.sort ?? initial;
  const size = said.size ?? usual;
  const columns = useMemo(() => withSortedInSight(all, sort), [all, sort]);
  const rows = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return column === undefined || sort === null ? given : sorted(given, column, sort.direction, locale);
  }, [given, columns, sort, locale]);
  const count = rows.length;
  const pageSize = size === 'all' ? Math.max(count, 1) : size;
  const number = Math.min(said.page, Math.max(Math.ceil(count / pageSize), 1));
  const start = (number - 1) * pageSize;
  const parameter = { sort: parameterOf(name, 'sort'), page: parameterOf(name, 'page') };
  return {
    rows,
    page: {
      start,
      end: Math.min(start + pageSize, count),
      count,
      turn: (pages) => change({ [parameter.page]: number + pages === 1 ? null : String(number + pages) }),
    },
    columns,
    sort,
    sortBy: (key) => {
      const column = columns.find((some) => some.key === key);
      if (column === undefined || column.sortable === false) return null;
      const next = nextSort(column, sort);
      change({ [parameter.sort]: writtenSort(next), [parameter.page]: null });
      return next;
    },
    size,
    isSizeChosen: said.size !== null,
    chooseSize: (chosen) => change({ [parameterOf(name, 'size')]: String(chosen), [parameter.page]: null }),
  };
};
