import type { ReactNode } from 'react';
import type { Term } from '../../i18n/messages/statisticsTerms.ts';
import { type CellValue, type Column, nothing } from '../../ui/table/column.ts';

const headed = (heading: Term | string): Partial<Term> & { readonly label: string } =>
  typeof heading === 'string' ? { label: heading } : heading;

/** A column of figures under a heading. */
export const figure = <Row>(
  key: string,
  heading: Term | string,
  value: (row: Row) => number | null,
  more: { readonly text?: (row: Row) => string; readonly group?: string } = {},
): Column<Row> => ({ key, ...headed(heading), value, numeric: true, ...more });

/** A column of words under a heading. */
export const words = <Row>(
  key: string,
  heading: Term | string,
  value: (row: Row) => CellValue,
  isHeader = false,
): Column<Row> => ({
  key,
  ...headed(heading),
  value,
  isHeader,
});

/** How some columns draw their cells, by key. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

/** Draws the cells of some columns; the others are written as they are. */
export const drawn = <Row>(columns: readonly Column<Row>[], cells: Cells<Row>): readonly Column<Row>[] =>
  columns.map((column) => {
    const cell = cells[column.key];
    return cell === undefined ? column : { ...column, cell };
  });

interface Shirted {
  readonly shirtNumber: string | null;
}

/** A shirt number to sort by: as a number where it is one. */
export const shirtValue = ({ shirtNumber }: Shirted): number | null =>
  shirtNumber === null || !/^\d+$/.test(shirtNumber) ? null : Number(shirtNumber);

/** A shirt number as it stands on the shirt. */
export const shirtText = ({ shirtNumber }: Shirted): string => shirtNumber ?? nothing;

/**
 * The columns as the league was reported: of those that `detailed` names, one in which nobody has anything was not reported and shows
 * dashes. Such figures are 0 for one player, never for all of a league that has played.
 */
export const asReported = <Row>(
  columns: readonly Column<Row>[],
  league: readonly Row[],
  detailed: readonly string[],
): readonly Column<Row>[] =>
  columns.map((column) =>
    detailed.includes(column.key) && league.every((row) => (column.value(row) ?? 0) === 0)
      ? { ...column, value: () => null, text: () => nothing }
      : column,
  );
