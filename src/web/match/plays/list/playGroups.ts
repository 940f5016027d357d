import type { FederationText } from '@kampdag/core/federationText';
import type { PeriodId } from '@kampdag/core/ids';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';

/** Estimated height of a row, rem, for rows not laid out. */
export const rowHeight = 5;

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
