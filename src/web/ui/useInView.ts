import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the screen a place counts as seen: it is about to be. */
const margin = '200px 0px';

/** Whether a place is on the screen, or nearly; always, where the browser cannot tell. */
export const useSeen = (place: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
};
