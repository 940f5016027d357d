import { outstandingRows } from '@kampdag/core/league/standings/outstandingRows';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the rows of a table that a chart draws by name (issue 36: leaders, followed, neighbours)', () => {
  it('are the leaders where no team is one’s own', () => {
    expect(outstandingRows(60, [])).toEqual([0, 1, 2, 3]);
    expect(outstandingRows(2, [])).toEqual([0, 1]);
  });

  it('are the leaders, the team and its neighbours in the table’s order, and the other followed teams', () => {
    expect(outstandingRows(60, [40])).toEqual([0, 1, 2, 39, 40, 41]);
    expect(outstandingRows(60, [59])).toEqual([0, 1, 2, 58, 59]);
    expect(outstandingRows(60, [0])).toEqual([0, 1, 2]);
    expect(outstandingRows(60, [40, 12])).toEqual([0, 1, 2, 12, 39, 40, 41]);
  });

  it('are never more than a chart can tell apart, and the first team is always among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.array(fc.nat(79), { maxLength: 20 }), (count, some) => {
        const marked = some.filter((at) => at < count);
        const rows = outstandingRows(count, marked);
        expect(rows.length).toBeLessThanOrEqual(8);
        expect(new Set(rows).size).toBe(rows.length);
        if (marked[0] !== undefined) expect(rows).toContain(marked[0]);
      }),
    );
  });
});
