import { scaleLinear } from 'd3-scale';

/** A share of the whole as SVG writes it: what is drawn in percent needs to know no width. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** Round numbers over a range of values, from below the least (never above zero) to beyond the greatest. */
export const roundTicks = (values: readonly number[], count: number): readonly number[] => {
  const range = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [0, 1]);
  return range.nice(count).ticks(count);
};
