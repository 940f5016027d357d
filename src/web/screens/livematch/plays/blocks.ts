import type { TimelineRow } from '@kampdag/core/live/timeline';

/** Rows that are drawn, and left alone, together. */
export interface PlayBlock {
  readonly key: string;
  readonly rows: readonly TimelineRow[];
}

/** So many rows a block: few to go through for a new event, and few blocks to go through for a long match. */
export const blockSize = 32;

/** Rows, newest first, in blocks counted from the oldest: a new event makes the first block another, and no other. */
export const blocksOf = (key: string, rows: readonly TimelineRow[]): readonly PlayBlock[] => {
  const blocks: PlayBlock[] = [];
  for (let end = rows.length, number = 0; end > 0; end -= blockSize, number += 1) {
    blocks.push({ key: `${key} ${number}`, rows: rows.slice(Math.max(0, end - blockSize), end) });
  }
  return blocks.toReversed();
};
