import type { Period } from '@kampdag/core/live/clock/period';
import type { BySide } from '@kampdag/core/side';
import type { Sport } from '@kampdag/core/sport/sport';

/** A line of figures by period, for both sides. */
export interface PeriodLineView {
  readonly name: string;
  /** In the order of the table's periods; where one has no figure, it is not known. */
  readonly values: BySide<readonly number[]>;
  /** Null where the periods add up to nothing. */
  readonly total: BySide<number> | null;
}

/** Figures by period: a column a period that has begun. */
export interface PeriodTable {
  readonly periods: readonly Pick<Period, 'id' | 'kind' | 'number'>[];
  readonly lines: readonly PeriodLineView[];
}

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

/** A line whose total is the sum of its periods. */
export const addedUp = (name: string, values: BySide<readonly number[]>): PeriodLineView => ({
  name,
  values,
  total: { home: sum(values.home), away: sum(values.away) },
});

/** A match of which no figures are known: the periods that are always played, without any. */
export const unknownTable = (
  { periods }: Sport,
  alwaysPlayed: number,
  names: readonly string[],
): PeriodTable => ({
  periods: periods.slice(0, alwaysPlayed),
  lines: names.map((name) => ({ name, values: { home: [], away: [] }, total: null })),
});

/** Figures in px on phones by how many periods there are: 20, 14, 12, 10, then 8 (specification §2). */
export const figureSize = (periods: number): number => [20, 20, 14, 12, 10][periods] ?? 8;
