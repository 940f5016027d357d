import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';

/** Rows that render together. */
export interface PlayBlock {
  readonly key: string;
  readonly rows: readonly TimelineRow[];
}

/** Rows per block; a new event renders that many at most. */
export const blockSize = 8;

/**
 * The block number of each visible row, newest first; `all` are the rows before filtering. Counted from the oldest event,
 * hidden ones included, so that a new event or a filter affects as few blocks as possible.
 */
export const blockNumbers = (
  all: readonly TimelineRow[],
  shown: readonly TimelineRow[],
): readonly number[] => {
  let at = 0;
  return shown.map((row) => {
    while (at < all.length && all[at] !== row) at += 1;
    return Math.floor((all.length - 1 - at) / blockSize);
  });
};

/** Rows, newest first, in blocks; `from` is the index of the first in `numbers`. */
export const blocksOf = (
  key: string,
  rows: readonly TimelineRow[],
  numbers: readonly number[],
  from: number,
): readonly PlayBlock[] => {
  const blocks: { readonly key: string; readonly rows: TimelineRow[] }[] = [];
  let last: number | null = null;
  for (const [at, row] of rows.entries()) {
    const number = numbers[from + at] ?? 0;
    if (number === last) blocks.at(-1)?.rows.push(row);
    else blocks.push({ key: `${key} ${number}`, rows: [row] });
    last = number;
  }
  return blocks;
};
