import { type PointerEvent, useState } from 'react';

/** The pointer's position over a chart. */
export interface Pointing {
  /** The axis value nearest to the pointer; null without a pointer. */
  readonly at: number | null;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerLeave: () => void;
  };
}

/** Follows a pointer over a chart, from one value to the next. `valueAt` converts a share of the width to a value. */
export const useReadout = (values: readonly number[], valueAt: (share: number) => number): Pointing => {
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
