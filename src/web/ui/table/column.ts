import type { ReactNode } from 'react';

/** A cell's value for sorting and for files; null if unknown. */
export type CellValue = string | number | null;

/** A column of a table. */
export interface Column<Row> {
  /** Stable: it is in the address (`sort=-points`). */
  readonly key: string;
  /** The short heading: `GP`. */
  readonly label: string;
  /** What the heading means: `Games played`. */
  readonly explanation?: string;
  /** The value to sort by; null always comes last. */
  readonly value: (row: Row) => CellValue;
  /** The value in a file. Default: `value`. */
  readonly file?: (row: Row) => CellValue;
  /** The cell as text. Default: the value; a dash for null. */
  readonly text?: (row: Row) => string;
  /** The rendered cell. Default: the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Default: `end` for numbers, otherwise `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Whether it holds figures: aligned at the end, tabular, and sorted from the greatest on the first click. */
  readonly numeric?: boolean;
  /** Whether it names the row: pinned, and carrying the row's link. Default: the first column. */
  readonly isHeader?: boolean;
  /** Whether it is pinned at the end: what the rows are about. */
  readonly isPinned?: boolean;
  /** Whether it is in narrow or wide tables only. Default: in both. */
  readonly on?: 'narrow' | 'wide';
  /** The language of its texts if not the page's, as for the federation's (WCAG 3.1.2). */
  readonly lang?: string;
  /** The language of its heading and its explanation if not the page's. */
  readonly headingLang?: string;
  /** A heading above this column and its neighbours of the same group. */
  readonly group?: string;
}

export type Direction = 'ascending' | 'descending';

/** The order of a table. */
export interface Sort {
  readonly key: string;
  readonly direction: Direction;
}

/** Stands for an unknown value. */
export const nothing = '–';

/** The column that names its row. */
export const headerOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isHeader = false }) => isHeader) ?? columns[0];

/** A cell as text. */
export const textOf = <Row>(column: Column<Row>, row: Row, number: (value: number) => string): string => {
  if (column.text !== undefined) return column.text(row);
  const value = column.value(row);
  if (value === null) return nothing;
  return typeof value === 'number' ? number(value) : value;
};

/** The columns, with the sorted one and its group shown at any width. */
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

/** The column pinned at the end: the sorted one, otherwise the pinned one. */
export const endColumnOf = <Row>(
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Column<Row> | undefined =>
  columns.find(({ key, isPinned = false }) => (sort === null ? isPinned : key === sort.key));

/** Columns in order, with neighbours of one group together. */
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

/** The columns pinned at the two ends: the one that names its row, and what the rows are about. */
export interface PinnedColumns<Row> {
  readonly header: Column<Row> | undefined;
  readonly end: Column<Row> | undefined;
}

/** The alignment of a column's cells. */
export const alignOf = <Row>({ align, numeric = false }: Column<Row>): 'start' | 'center' | 'end' =>
  align ?? (numeric ? 'end' : 'start');
