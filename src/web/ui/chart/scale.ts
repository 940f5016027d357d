/** A percentage in SVG, which does not depend on the chart's width. */
export const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** A linear scale from one range to another; the middle if the first range is a single point. */
export const linear =
  ([least, most]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + (most === least ? 0.5 : (value - least) / (most - least)) * (to - from);
