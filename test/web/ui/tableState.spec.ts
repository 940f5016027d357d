import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../src/web/ui/table/column.ts';
import { pageSizes, parameterOf, readTableState, writtenSort } from '../../../src/web/ui/table/tableState.ts';

const read = (query: string, name = '') =>
  readTableState(new URLSearchParams(query), name, (key) => key === 'points' || key === 'team');

describe("a table's state in the address", () => {
  it('is its sort, page and size; a minus descends', () => {
    expect(read('sort=-points&page=3&size=50')).toEqual({
      sort: { key: 'points', direction: 'descending' },
      page: 3,
      size: 50,
    });
    expect(read('sort=team&size=all')).toEqual({
      sort: { key: 'team', direction: 'ascending' },
      page: 1,
      size: 'all',
    });
  });

  it('is the default for a missing or invalid value', () => {
    const usual = { sort: null, page: 1, size: null };
    expect(read('')).toEqual(usual);
    expect(read('sort=-nobody&page=-1&size=7')).toEqual(usual);
    expect(read('sort=&page=1e9&size=ALL')).toEqual(usual);
    expect(read('sort=--points&page=0x10&size=')).toEqual(usual);
  });

  it('is separate for each named table', () => {
    expect(read('goalies.sort=points&sort=team', 'goalies').sort?.key).toBe('points');
    expect(parameterOf('goalies', 'page')).toBe('goalies.page');
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('points', 'team'),
        fc.constantFrom<Direction>('ascending', 'descending'),
        (key, direction) => {
          expect(read(`sort=${writtenSort({ key, direction })}`).sort).toEqual({ key, direction });
        },
      ),
    );
  });
});

describe('the pages of a table (§9)', () => {
  it('hold 10, 20, 25, 50, 100 or all', () => {
    expect(pageSizes).toEqual([10, 20, 25, 50, 100, 'all']);
  });
});
