import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, Direction } from '../../../src/web/ui/table/column.ts';
import { sorted } from '../../../src/web/ui/table/order.ts';

interface Row {
  readonly id: number;
  readonly value: CellValue;
}

const rowsOf = (values: readonly CellValue[], direction: Direction, locale = 'nb') =>
  sorted<Row>(
    values.map((value, id) => ({ id, value })),
    { value: ({ value }) => value },
    direction,
    locale,
  );

const valuesOf = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map(({ value }) => value);

describe('the order of a table', () => {
  it('has unknown values last in both directions', () => {
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
          const rows = rowsOf(values, direction);
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
