import { type BySide, sides } from '@kampdag/core/side';
import type { CellValue, Column } from '../../ui/table/column.ts';
import type { SavedTable } from '../../ui/table/saveTable.ts';
import type { PeriodTableView } from './periodTable.ts';

/** A file's headings besides the periods. */
interface PeriodHeadings {
  readonly teamLabel: string;
  readonly figureLabel: string;
  readonly total: { readonly long: string };
}

/** A row of the file: one side's values of one figure, by column. */
interface SavedRow {
  readonly figure: string;
  readonly team: string;
  readonly values: readonly (number | null)[];
  readonly total: number | null;
}

/** Figures by period as a file: a row for each figure and side, with the figure's name where there are several. */
export const savedPeriods = (
  { columns, lines }: PeriodTableView,
  names: BySide<string>,
  { teamLabel, figureLabel, total }: PeriodHeadings,
): SavedTable<SavedRow> => {
  const column = (key: string, label: string, value: (row: SavedRow) => CellValue): Column<SavedRow> => ({
    key,
    label,
    value,
  });
  return {
    columns: [
      ...(lines.length === 1 ? [] : [column('figure', figureLabel, ({ figure }) => figure)]),
      column('team', teamLabel, ({ team }) => team),
      ...columns.map(({ key, long }, at) => column(key, long, ({ values }) => values[at] ?? null)),
      column('total', total.long, (row) => row.total),
    ],
    rows: lines.flatMap(({ name, values, total: sums }) =>
      sides.map((side) => ({
        figure: name,
        team: names[side],
        values: values[side],
        total: sums?.[side] ?? null,
      })),
    ),
  };
};
