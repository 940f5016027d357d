import type { CellValue, Column, Direction, Sort } from './column.ts';

type Known = NonNullable<CellValue>;

/** Compares words by the language's alphabet and numbers by size; a column holds one or the other. */
const comparing =
  (collator: Intl.Collator) =>
  (a: Known, b: Known): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Rows sorted by one column: stable, with unknown values last in both directions. */
export const sorted = <Row>(
  rows: readonly Row[],
  { value }: Pick<Column<Row>, 'value'>,
  direction: Direction,
  locale: string,
): readonly Row[] => {
  const compare = comparing(new Intl.Collator(locale, { numeric: true }));
  const turn = direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, by: value(row) }))
    .toSorted((a, b) => {
      if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
      return turn * compare(a.by, b.by);
    })
    .map(({ row }) => row);
};

/** The sort after a click on a column's heading: figures descending, words ascending, and the reverse on the next click. */
export const nextSort = <Row>({ key, numeric = false }: Column<Row>, sort: Sort | null): Sort => {
  const descends = sort?.key === key ? sort.direction === 'ascending' : numeric;
  return { key, direction: descends ? 'descending' : 'ascending' };
};
