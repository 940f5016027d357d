import { startTransition, useEffect, useState } from 'react';

/** How many rows are drawn at once: a screenful and a half, then as many as a slow phone draws in a frame. */
const first = 64;
const step = 64;

/**
 * How many of so many rows are drawn: the first at once, the others one after the other while the page has nothing better
 * to do, so that a long list neither delays what is seen nor is ever incomplete for long: it can be searched and read aloud.
 */
export const useGrowing = (whole: number): number => {
  const [drawn, setDrawn] = useState(first);
  const isWhole = drawn >= whole;
  // A whole list stays whole: what comes next is drawn beside what is there, not in its stead.
  if (isWhole && drawn < whole + step) setDrawn(whole + 2 * step);
  useEffect(() => {
    if (isWhole) return undefined;
    const grow = (): void => startTransition(() => setDrawn(drawn + step));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(grow, 32);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(grow, { timeout: 200 });
    return () => cancelIdleCallback(idle);
  }, [isWhole, drawn]);
  return isWhole ? whole : drawn;
};
