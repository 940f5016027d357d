import {
  createTable,
  functionalUpdate,
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type Table,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useQuery } from '../../router/useQuery.ts';
import { type Column, type Sort, withSortedInSight } from './column.ts';
import { definitionsOf } from './definitions.ts';
import type { PageSize } from './pageSize.ts';
import { parameterOf, readTableState, writtenSort } from './tableState.ts';

const rowModels = {
  getCoreRowModel: getCoreRowModel(),
  getSortedRowModel: getSortedRowModel(),
  getPaginationRowModel: getPaginationRowModel(),
};

interface Wanted<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Whose alphabet sorts words. */
  readonly locale: string;
  /** Prefix of its state in the address. */
  readonly name: string;
  /** To begin with; null: the rows' own order. */
  readonly sort: Sort | null;
  /** Rows of a page that nobody has chosen a size for. */
  readonly usual: PageSize;
}

/** A table's rows, sorted and paged as its address says, and how a visitor changes that. */
export interface DataTableControl<Row> {
  readonly table: Table<Row>;
  /** Those given, the sorted one in sight. */
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly size: PageSize;
  /** Whether the address names a size. */
  readonly isSizeChosen: boolean;
  readonly chooseSize: (size: PageSize) => void;
}

/** A table whose state the address keeps, so that a view can be shared and gone back to. */
export const useDataTable = <Row>({
  rows,
  columns: all,
  rowKey,
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
  const data = useMemo(() => [...rows], [rows]);
  const columns = useMemo(() => withSortedInSight(all, sort), [all, sort]);
  const definitions = useMemo(() => definitionsOf(columns, locale), [columns, locale]);
  const pageSize = size === 'all' ? Math.max(rows.length, 1) : size;
  const lastPage = Math.max(Math.ceil(rows.length / pageSize), 1);
  const pageIndex = Math.min(said.page, lastPage) - 1;
  const table = useMemo(() => {
    const sorting = sort === null ? [] : [{ id: sort.key, desc: sort.direction === 'descending' }];
    const pagination = { pageIndex, pageSize };
    const made = createTable<Row>({
      ...rowModels,
      data,
      columns: definitions,
      getRowId: rowKey,
      enableSortingRemoval: false,
      autoResetPageIndex: false,
      renderFallbackValue: null,
      onStateChange: () => undefined,
      onSortingChange: (updater) => {
        const [next] = functionalUpdate(updater, sorting);
        if (next === undefined) return;
        const written = writtenSort({ key: next.id, direction: next.desc ? 'descending' : 'ascending' });
        change({ [parameterOf(name, 'sort')]: written, [parameterOf(name, 'page')]: null });
      },
      onPaginationChange: (updater) => {
        const next = functionalUpdate(updater, pagination).pageIndex;
        change({ [parameterOf(name, 'page')]: next === 0 ? null : String(next + 1) });
      },
      state: {},
    });
    made.setOptions((options) => ({ ...options, state: { ...made.initialState, sorting, pagination } }));
    return made;
  }, [data, definitions, rowKey, sort, pageIndex, pageSize, name, change]);
  return {
    table,
    columns,
    sort,
    size,
    isSizeChosen: said.size !== null,
    chooseSize: (chosen) =>
      change({ [parameterOf(name, 'size')]: String(chosen), [parameterOf(name, 'page')]: null }),
  };
};
