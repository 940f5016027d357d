import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';

/** Rows rendered at once: more than any screen holds. */
const first = 60;

/** Rows rendered per step, and the milliseconds between steps, so that input is not delayed. */
const step = 30;
const pause = 50;

/** The number of rows to render: the first at once, the rest in steps after hydration. */
export const useRenderedRows = (count: number): number => {
  const [drawn, setDrawn] = useState(first);
  const isHydrated = useHydrated();
  const isWhole = drawn >= count;
  useEffect(() => {
    if (!isHydrated || isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), pause);
    return () => clearTimeout(timer);
  }, [isHydrated, isWhole, drawn]);
  return drawn;
};
