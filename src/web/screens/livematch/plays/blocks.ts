import type { TimelineRow } from '@kampdag/core/live/timeline';

/** Rows that are drawn, and left alone, together. */
export interface PlayBlock {
  readonly key: string;
  readonly rows: readonly TimelineRow[];
}

/** So many events a block: few to go through for a new one, and few blocks to go through for a long match. */
export const blockSize = 32;

/**
 * The numbers of the blocks of shown rows, newest first; `all` are the rows they were chosen from. Counted from the oldest event,
 * whether it is shown or not: a new event makes the first block another, and so does a filter those it takes rows from, and no
 * other.
 */
export const blockNumbers = (
  all: readonly TimelineRow[],
  shown: readonly TimelineRow[],
): ReadonlyMap<TimelineRow, number> => {
  const numbers = new Map<TimelineRow, number>();
  let at = 0;
  for (const row of shown) {
    while (at < all.length && all[at] !== row) at += 1;
    numbers.set(row, Math.floor((all.length - 1 - at) / blockSize));
  }
  return numbers;
};

/** Rows, newest first, in their blocks. */
export const blocksOf = (
  key: string,
  rows: readonly TimelineRow[],
  numberOf: (row: TimelineRow) => number,
): readonly PlayBlock[] => {
  const blocks: { readonly number: number; readonly key: string; readonly rows: TimelineRow[] }[] = [];
  for (const row of rows) {
    const number = numberOf(row);
    const last = blocks.at(-1);
    if (last?.number === number) last.rows.push(row);
    else blocks.push({ number, key: `${key} ${number}`, rows: [row] });
  }
  return blocks;
};
