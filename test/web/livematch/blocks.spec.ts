import type { TimelineRow } from '@kampdag/core/live/timeline';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSize, blocksOf } from '../../../src/web/screens/livematch/plays/blocks.ts';

const rowsOf = (keys: readonly string[]) => keys.map((key) => ({ key }) as unknown as TimelineRow);
const manyRows = fc.array(fc.string(), { maxLength: 4 * blockSize }).map(rowsOf);

describe('the blocks of a long list', () => {
  it('hold all rows in their order', () => {
    fc.assert(
      fc.property(manyRows, (rows) => {
        expect(blocksOf('1', rows).flatMap((block) => block.rows)).toEqual(rows);
      }),
    );
  });

  it('are whole but for the newest, and each has a key of its own', () => {
    fc.assert(
      fc.property(manyRows, (rows) => {
        const blocks = blocksOf('1', rows);
        expect(blocks.slice(1).every((block) => block.rows.length === blockSize)).toBe(true);
        expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      }),
    );
  });

  it('stay the same but for the newest when an event comes', () => {
    fc.assert(
      fc.property(manyRows, (rows) => {
        const before = blocksOf('1', rows);
        const after = blocksOf('1', [...rowsOf(['new']), ...rows]);
        const old = rows.length % blockSize === 0 ? before : before.slice(1);
        expect(after.slice(1)).toEqual(old);
      }),
    );
  });
});
