import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';

/** Rows that are drawn at once: more than any screen holds. */
const first = 60;

/** Rows that are drawn together in turn, and the milliseconds between: no touch waits for them. */
const step = 30;
const pause = 50;

/** How many of so many rows are drawn: the first at once, the others in turn once the page has woken up. */
export const useDrawnRows = (count: number): number => {
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
