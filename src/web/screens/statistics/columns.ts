import type { Term } from '../../i18n/messages/statisticsTerms.ts';
import type { CellValue, Column } from '../../ui/table/column.ts';

/** A column of figures under a term. */
export const figure = <Row>(
  key: string,
  term: Term,
  value: (row: Row) => number | null,
  more: { readonly text?: (row: Row) => string; readonly group?: string } = {},
): Column<Row> => ({ key, ...term, value, numeric: true, ...more });

/** A column of words under a heading. */
export const words = <Row>(
  key: string,
  heading: Term | string,
  value: (row: Row) => CellValue,
  isHeader = false,
): Column<Row> => ({
  key,
  ...(typeof heading === 'string' ? { label: heading } : heading),
  value,
  isHeader,
});

/** Draws the cells of some columns; the others are written as they are. */
export const drawn = <Row>(
  columns: readonly Column<Row>[],
  cells: Readonly<Record<string, Column<Row>['cell']>>,
): readonly Column<Row>[] =>
  columns.map((column) => {
    const cell = cells[column.key];
    return cell === undefined ? column : { ...column, cell };
  });
