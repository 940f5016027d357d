import { useMemo } from 'react';
import { useQuery } from '../../router/useQuery.ts';
import { type Column, type Sort, withSortedInSight } from './column.ts';
import { nextSort, sorted } from './order.ts';
import { type PageSize, parameterOf, readTableState, writtenSort } from './tableState.ts';

/** A table whose state is in the address, so that a view can be shared and restored. */
export const useDataTable = <Row>({
  rows: given,
  columns: all,
  locale,
  name,
  sort: initial,
  usual,
}: {
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
}) => {
  const [query, change] = useQuery();
  const said = useMemo(
    () => readTableState(query, name, (key) => all.some((column) => column.key === key)),
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
    /** All rows, in order. */
    rows,
    /** The rows shown: from `start` to `end` of `count`. */
    page: {
      start,
      end: Math.min(start + pageSize, count),
      count,
      /** Turns to the next or previous page. */
      turn: (pages: 1 | -1): void =>
        change({ [parameter.page]: number + pages === 1 ? null : String(number + pages) }),
    },
    /** The columns, with the sorted one always shown. */
    columns,
    sort,
    /** Sorts by a column, or reverses its order; null if there is none of this key. */
    sortBy: (key: string): Sort | null => {
      const column = columns.find((some) => some.key === key);
      if (column === undefined) return null;
      const next = nextSort(column, sort);
      change({ [parameter.sort]: writtenSort(next), [parameter.page]: null });
      return next;
    },
    size,
    /** Whether the address has a page size. */
    isSizeChosen: said.size !== null,
    chooseSize: (chosen: PageSize): void =>
      change({ [parameterOf(name, 'size')]: String(chosen), [parameter.page]: null }),
  };
};

/** A table's rows, sorted and paged by its address, with actions that change it. */
export type DataTableControl = ReturnType<typeof useDataTable>;
