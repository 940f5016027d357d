import type { Period } from '@kampdag/core/live/period';
import type { BySide } from '@kampdag/core/side';

/** A line of figures by period, for both sides. */
export interface PeriodLineView {
  readonly name: string;
  /** In the order of the table's periods. */
  readonly values: BySide<readonly number[]>;
  /** Null where the periods add up to nothing. */
  readonly total: BySide<number> | null;
}

/** Figures by period: a column a period that has begun. */
export interface PeriodTable {
  readonly periods: readonly Period[];
  readonly lines: readonly PeriodLineView[];
}

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

/** A line whose total is the sum of its periods. */
export const addedUp = (name: string, values: BySide<readonly number[]>): PeriodLineView => ({
  name,
  values,
  total: { home: sum(values.home), away: sum(values.away) },
});

/** Figures in px on phones by how many periods there are: 20, 14, 12, 10, then 8 (specification §2). */
export const figureSize = (periods: number): number => [20, 20, 14, 12, 10][periods] ?? 8;
