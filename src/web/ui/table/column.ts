import type { ReactNode } from 'react';

/** What a cell sorts by and what a file of the table holds; null where nothing is known. */
export type CellValue = string | number | null;

/** A column of a table of rows. */
export interface Column<Row> {
  /** Stable: it stands in the address (`sort=-points`). */
  readonly key: string;
  /** The short heading: `GP`. */
  readonly label: string;
  /** What the heading means: `Games played`. */
  readonly explanation?: string;
  /** What the column sorts by; null always comes last. */
  readonly value: (row: Row) => CellValue;
  /** What a file of the table holds. By itself the value. */
  readonly file?: (row: Row) => CellValue;
  /** As written. By itself the value; a dash for null. */
  readonly text?: (row: Row) => string;
  /** As drawn. By itself the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** By itself the end for numbers, the start for all else. */
  readonly align?: 'start' | 'center' | 'end';
  /** Figures of equal width, read from the end; the first click sorts the greatest first. */
  readonly numeric?: boolean;
  /** By itself true. */
  readonly sortable?: boolean;
  /** The row's name: it stays in view while the rest moves, and carries the row's link. By itself the first column. */
  readonly isHeader?: boolean;
  /** It stays in view at the end while the rest moves: what the rows are about. */
  readonly isPinned?: boolean;
  /** Where it stands: in a table with little room alone, or in one with room alone. Default: in both. */
  readonly on?: 'narrow' | 'wide';
  /** The language of its words where that is not the page's: what the federation writes (WCAG 3.1.2). */
  readonly lang?: string;
  /** A heading above this column and its neighbours of the same group. */
  readonly group?: string;
}

export type Direction = 'ascending' | 'descending';

/** By what a table is sorted. */
export interface Sort {
  readonly key: string;
  readonly direction: Direction;
}

/** What stands where nothing is known. */
export const nothing = '–';

/** The column that names its row. */
export const headerOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isHeader = false }) => isHeader) ?? columns[0];

/** A cell as written. */
export const textOf = <Row>(column: Column<Row>, row: Row, number: (value: number) => string): string => {
  if (column.text !== undefined) return column.text(row);
  const value = column.value(row);
  if (value === null) return nothing;
  return typeof value === 'number' ? number(value) : value;
};

/** The columns of which the one the rows are sorted by, with its group, stands in a table of any width. */
export const withSortedInSight = <Row>(
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Column<Row>[] => {
  const sorted = columns.find(({ key, on }) => key === sort?.key && on !== undefined);
  if (sorted === undefined) return columns;
  return columns.map((column) => {
    if (column !== sorted && (sorted.group === undefined || column.group !== sorted.group)) return column;
    const { on: _, ...shown } = column;
    return shown;
  });
};

/** The column that stays in view at the end: the one the rows are sorted by, else the one that is pinned. */
export const endColumnOf = <Row>(
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Column<Row> | undefined =>
  columns.find(({ key, isPinned = false }) => (sort === null ? isPinned : key === sort.key));

/** Columns in their order, neighbours of one group together. */
export const runsOf = <Row>(
  columns: readonly Column<Row>[],
): readonly { readonly group: string | undefined; readonly members: readonly Column<Row>[] }[] => {
  const runs: { readonly group: string | undefined; readonly members: Column<Row>[] }[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last !== undefined && last.group === column.group) last.members.push(column);
    else runs.push({ group: column.group, members: [column] });
  }
  return runs;
};

/** How a column's cells are set. */
export const alignOf = <Row>({ align, numeric = false }: Column<Row>): 'start' | 'center' | 'end' =>
  align ?? (numeric ? 'end' : 'start');
