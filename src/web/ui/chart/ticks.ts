import { nice, ticks } from 'd3-array';

/** Round numbers that span the values, from below the least (never above zero) to above the greatest. */
export const roundTicks = (values: readonly number[], count: number): readonly number[] =>
  ticks(...nice(Math.min(0, ...values), Math.max(1, ...values), count), count);
