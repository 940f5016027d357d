import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockNumbers, blockSize, blocksOf } from '../../../src/web/match/plays/list/blocks.ts';

const rowsOf = (keys: readonly string[]) => keys.map((key) => ({ key }) as unknown as TimelineRow);
const manyRows = fc.array(fc.string(), { maxLength: 4 * blockSize }).map(rowsOf);
/** Rows, each visible or not. */
const chosenRows = fc.array(fc.tuple(fc.string(), fc.boolean()), { maxLength: 4 * blockSize }).map((told) => {
  const all = rowsOf(told.map(([key]) => key));
  return { all, shown: all.filter((_, index) => told[index]?.[1]) };
});

const blocks = (all: readonly TimelineRow[], shown: readonly TimelineRow[] = all) =>
  blocksOf('1', shown, blockNumbers(all, shown), 0);

describe('the blocks of a long list', () => {
  it('hold all visible rows in order, within the block size, under unique keys', () => {
    fc.assert(
      fc.property(chosenRows, ({ all, shown }) => {
        const made = blocks(all, shown);
        expect(made.flatMap(({ rows }) => rows)).toEqual(shown);
        expect(made.every(({ rows }) => rows.length > 0 && rows.length <= blockSize)).toBe(true);
        expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
      }),
    );
  });

  it('stay the same except for the newest when an event comes', () => {
    fc.assert(
      fc.property(manyRows, (rows) => {
        const before = blocks(rows);
        const after = blocks([...rowsOf(['new']), ...rows]);
        const old = rows.length % blockSize === 0 ? before : before.slice(1);
        expect(after.slice(1)).toEqual(old);
      }),
    );
  });

  it('keep their rows under their keys whatever a filter hides', () => {
    fc.assert(
      fc.property(chosenRows, ({ all, shown }) => {
        const keyOf = new Map(blocks(all).flatMap(({ key, rows }) => rows.map((row) => [row, key])));
        for (const { key, rows } of blocks(all, shown))
          expect(rows.every((row) => keyOf.get(row) === key)).toBe(true);
      }),
    );
  });
});
