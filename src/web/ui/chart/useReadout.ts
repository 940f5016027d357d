import { least } from 'd3-array';
import { type PointerEvent, useState } from 'react';

/**
 * Follows a pointer over a chart, from one value to the next: the axis value nearest to it, null without a pointer. `valueAt` converts a
 * share of the width to a value.
 */
export const useReadout = (values: readonly number[], valueAt: (share: number) => number) => {
  const [at, setAt] = useState<number | null>(null);
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const value = valueAt(width === 0 ? 0 : (clientX - left) / width);
    setAt(least(values, (other) => Math.abs(other - value)) ?? null);
  };
  return {
    at,
    handlers: { onPointerMove: follow, onPointerDown: follow, onPointerLeave: () => setAt(null) },
  };
};
