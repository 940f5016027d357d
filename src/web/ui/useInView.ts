import { type RefObject, useEffect, useState } from 'react';

/** The distance from the viewport within which an element counts as in view. */
const margin = '200px 0px';

/** Whether an element is in or near the viewport; always true where the browser cannot tell. */
export const useInView = (place: RefObject<Element | null>): boolean => {
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
