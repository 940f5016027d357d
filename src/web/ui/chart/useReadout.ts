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
    const [first] = values;
    if (first === undefined) return;
    setAt(
      values.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best), first),
    );
  };
  return {
    at,
    handlers: { onPointerMove: follow, onPointerDown: follow, onPointerLeave: () => setAt(null) },
  };
};
