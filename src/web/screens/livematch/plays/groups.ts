import type { PeriodId } from '@kampdag/core/ids';
import type { TimelineRow } from '@kampdag/core/live/timeline';

/** Rows of one period that follow one another. */
export interface PlayGroup {
  readonly key: string;
  readonly period: PeriodId | null;
  readonly periodName: string | null;
  readonly rows: readonly TimelineRow[];
}

/** The rows under the headings of their periods, in the order they have; a row without a period joins its neighbours. */
export const groupByPeriod = (rows: readonly TimelineRow[]): readonly PlayGroup[] => {
  const groups: { period: PeriodId | null; periodName: string | null; rows: TimelineRow[] }[] = [];
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
  const seen = new Map<PeriodId | null, number>();
  return groups
    .toReversed()
    .map((group) => {
      const times = (seen.get(group.period) ?? 0) + 1;
      seen.set(group.period, times);
      return { ...group, key: `${group.period} ${times}` };
    })
    .toReversed();
};
