import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';

/** Rows that are drawn, and left alone, together. */
export interface PlayBlock {
  readonly key: string;
  readonly rows: readonly TimelineRow[];
}

/** So many events a block: few to go through for a new one. */
export const blockSize = 8;

/**
 * The number of the block of each shown row, newest first; `all` are the rows they were chosen from. Counted from the oldest event,
 * whether it is shown or not: a new event makes the first block another, and so does a filter those it takes rows from, and no
 * other.
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

/** Rows, newest first, in their blocks; `from` is the place of the first of them among those that have numbers. */
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
