import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Calls `onChange` when an element enters or leaves the viewport, widened by a margin; never where the browser cannot tell. `onChange`
 * must be a stable function.
 */
export const useIntersection = (
  place: RefObject<Element | null>,
  onChange: (entry: IntersectionObserverEntry) => void,
  marginOf: (element: Element) => string,
): void => {
  useEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest !== undefined) onChange(newest);
      },
      { rootMargin: marginOf(element) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, onChange, marginOf]);
};

/** The distance from the viewport within which an element counts as in view. */
const nearby = () => '200px 0px';

/** Whether an element is in or near the viewport; always true where the browser cannot tell. */
export const useInView = (place: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(!('IntersectionObserver' in globalThis));
  const changed = useCallback(
    ({ isIntersecting }: IntersectionObserverEntry) => setIsSeen(isIntersecting),
    [],
  );
  useIntersection(place, changed, nearby);
  return isSeen;
};
