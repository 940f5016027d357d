import { createTable, getCoreRowModel, getSortedRowModel } from '@tanstack/react-table';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, Column, Direction } from '../../../src/web/ui/table/column.ts';
import { definitionsOf } from '../../../src/web/ui/table/definitions.ts';

interface Row {
  readonly id: number;
  readonly value: CellValue;
}

const columns: readonly Column<Row>[] = [
  { key: 'id', label: 'Id', value: ({ id }) => id },
  { key: 'value', label: 'Value', value: ({ value }) => value },
];

const sorted = (values: readonly CellValue[], direction: Direction, locale = 'nb') =>
  createTable<Row>({
    data: values.map((value, id) => ({ id, value })),
    columns: definitionsOf(columns, locale),
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    renderFallbackValue: null,
    onStateChange: () => undefined,
    state: { sorting: [{ id: 'value', desc: direction === 'descending' }] },
  })
    .getSortedRowModel()
    .rows.map(({ original }) => original);

const valuesOf = (...args: Parameters<typeof sorted>) => sorted(...args).map(({ value }) => value);

describe('the order of a table', () => {
  it('has what is not known last, both ways', () => {
    expect(valuesOf([3, null, 1, 2], 'ascending')).toEqual([1, 2, 3, null]);
    expect(valuesOf([3, null, 1, 2], 'descending')).toEqual([3, 2, 1, null]);
    expect(valuesOf(['b', null, 'a'], 'descending')).toEqual(['b', 'a', null]);
  });

  it("follows the language's alphabet", () => {
    expect(valuesOf(['Åsane', 'Ørn', 'Ælv', 'Zet', 'Asker'], 'ascending')).toEqual([
      'Asker',
      'Zet',
      'Ælv',
      'Ørn',
      'Åsane',
    ]);
    expect(valuesOf(['Åsane', 'Zet', 'Asker'], 'ascending', 'en')).toEqual(['Åsane', 'Asker', 'Zet']);
  });

  it('keeps rows that are alike as they came, zero among the numbers, and loses none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -3, max: 3 }), { nil: null })),
        fc.constantFrom<Direction>('ascending', 'descending'),
        (values, direction) => {
          const rows = sorted(values, direction);
          expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(values.map((_, id) => id));
          for (const [at, row] of rows.entries()) {
            const next = rows[at + 1];
            if (next === undefined) continue;
            if (row.value === next.value) expect(row.id).toBeLessThan(next.id);
            else if (row.value === null) expect(next.value).toBeNull();
            else if (next.value !== null) {
              const rises = Number(row.value) < Number(next.value);
              expect(rises).toBe(direction === 'ascending');
            }
          }
        },
      ),
    );
  });
});
