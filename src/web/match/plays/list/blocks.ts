import type { FederationText } from '@kampdag/core/federationText';
import type { PeriodId } from '@kampdag/core/ids';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';

/** Estimated height of a row, rem, for rows not drawn or laid out. */
export const rowHeight = 5;

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

/** Consecutive rows of one period. */
export interface PlayGroup {
  readonly key: string;
  readonly period: PeriodId | null;
  readonly periodName: FederationText | null;
  readonly rows: readonly TimelineRow[];
}

/** Rows grouped under period headings in their order; a row without a period joins its neighbours. */
export const groupByPeriod = (rows: readonly TimelineRow[]): readonly PlayGroup[] => {
  const groups: { period: PeriodId | null; periodName: FederationText | null; rows: TimelineRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last === undefined || (row.period !== null && last.period !== null && row.period !== last.period)) {
      groups.push({ period: row.period, periodName: row.periodName, rows: [row] });
    } else {
      last.rows.push(row);
      last.period ??= row.period;
      last.periodName ??= row.periodName;
    }
  }
  // Counted from the oldest, so that keys stay stable when newer groups come.
  const times = new Map<PeriodId | null, number>();
  return groups
    .toReversed()
    .map(({ period, periodName, rows: own }) => {
      const time = (times.get(period) ?? 0) + 1;
      times.set(period, time);
      return { key: `${period} ${time}`, period, periodName, rows: own };
    })
    .toReversed();
};
