import { type BySide, sides } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import type { CellValue, Column } from '../../ui/table/column.ts';
import { DownloadButton } from '../../ui/table/DownloadButton.tsx';
import type { SavedTable } from '../../ui/table/saveTable.ts';
import type { PeriodTableView } from './lineScore.ts';

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

export interface PeriodDownloadProps {
  readonly caption: string;
  readonly table: PeriodTableView;
  readonly names: BySide<string>;
  /** The accessible heading of the teams' column. */
  readonly teamLabel: string;
  readonly total: { readonly long: string };
}

/** Downloads a table of periods as a file named after its teams. */
export const PeriodDownloadButton = ({ caption, table, names, ...headings }: PeriodDownloadProps) => {
  const { figure } = useMessages(tableMessages);
  return (
    <DownloadButton
      isSign
      caption={`${caption} ${names.home} ${names.away}`}
      table={() => savedPeriods(table, names, { ...headings, figureLabel: figure })}
    />
  );
};
