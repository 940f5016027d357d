import {
  type ColumnDef,
  createTable,
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type HeaderGroup,
  type Row as TableRow,
} from '@tanstack/react-table';
import type { CellValue, Column, Sort } from './column.ts';

/** Words by the language's alphabet, numbers by size; a column holds one or the other. */
const comparing =
  (collator: Intl.Collator) =>
  (a: CellValue | undefined, b: CellValue | undefined): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The column model: neighbours of one group under a common heading. Null is told as undefined, which sorts last both ways. */
const definitions = <Row>(columns: readonly Column<Row>[], collator: Intl.Collator): ColumnDef<Row>[] => {
  const compare = comparing(collator);
  const leaf = (column: Column<Row>): ColumnDef<Row> => ({
    id: column.key,
    accessorFn: (row) => column.value(row) ?? undefined,
    enableSorting: column.sortable ?? true,
    sortUndefined: 'last',
    sortingFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  });
  const runs: { readonly group: string | undefined; readonly members: Column<Row>[] }[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last?.group !== undefined && last.group === column.group) last.members.push(column);
    else runs.push({ group: column.group, members: [column] });
  }
  return runs.flatMap(({ group, members }): ColumnDef<Row>[] =>
    group === undefined
      ? members.map(leaf)
      : [{ id: `group ${members[0]?.key ?? ''}`, header: group, columns: members.map(leaf) }],
  );
};

/** A table's rows in order, and those of the page that is shown. */
export interface ShownRows<Row> {
  readonly headings: readonly HeaderGroup<Row>[];
  readonly sorted: readonly Row[];
  readonly shown: readonly TableRow<Row>[];
}

interface Wanted<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly locale: string;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Rows sorted and paged. */
export const shownRows = <Row>({
  rows,
  columns,
  rowKey,
  locale,
  sort,
  page,
  pageSize,
}: Wanted<Row>): ShownRows<Row> => {
  const table = createTable<Row>({
    data: [...rows],
    columns: definitions(columns, new Intl.Collator(locale, { numeric: true })),
    getRowId: rowKey,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
    renderFallbackValue: null,
    onStateChange: () => undefined,
    state: {},
  });
  table.setOptions((options) => ({
    ...options,
    state: {
      ...table.initialState,
      sorting: sort === null ? [] : [{ id: sort.key, desc: sort.direction === 'descending' }],
      pagination: { pageIndex: page - 1, pageSize },
    },
  }));
  return {
    headings: table.getHeaderGroups(),
    sorted: table.getSortedRowModel().rows.map(({ original }) => original),
    shown: table.getPaginationRowModel().rows,
  };
};
