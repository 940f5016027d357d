import { nice, ticks } from 'd3-array';

/** A share of the whole as SVG writes it: what is drawn in percent needs to know no width. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** From a value's place in a range to the same place in another; the middle where the first is no longer than a point. */
export const linear =
  ([least, most]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + (most === least ? 0.5 : (value - least) / (most - least)) * (to - from);

/** Round numbers over a range of values, from below the least (never above zero) to beyond the greatest. */
export const roundTicks = (values: readonly number[], count: number): readonly number[] =>
  ticks(...nice(Math.min(0, ...values), Math.max(1, ...values), count), count);
