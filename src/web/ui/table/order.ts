import type { ColumnDef } from '@tanstack/react-table';
import type { CellValue, Column } from './column.ts';

/** Words by the language's alphabet, numbers by size; a column holds one or the other. */
const comparing =
  (collator: Intl.Collator) =>
  (a: CellValue | undefined, b: CellValue | undefined): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The column model: neighbours of one group under a common heading. Null is told as undefined, which sorts last both ways. */
export const definitionsOf = <Row>(columns: readonly Column<Row>[], locale: string): ColumnDef<Row>[] => {
  const compare = comparing(new Intl.Collator(locale, { numeric: true }));
  const leaf = (column: Column<Row>): ColumnDef<Row> => ({
    id: column.key,
    accessorFn: (row) => column.value(row) ?? undefined,
    enableSorting: column.sortable ?? true,
    // Figures from the greatest, words from A.
    sortDescFirst: column.numeric ?? false,
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
