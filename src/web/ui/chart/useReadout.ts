import { type PointerEvent, useState } from 'react';

/** Where a picture is pointed at. */
export interface Pointing {
  /** The value on the axis that is nearest to the pointer; null: it is not pointed at. */
  readonly at: number | null;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerLeave: () => void;
  };
}

/** Follows a pointer over a picture, from one value that has something to say to the next. `valueAt` reads a share of the width. */
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
