import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * How many rows came while the head of the list was out of sight. `head` marks where the list begins; where there is no
 * IntersectionObserver it counts as seen.
 */
export const useUnread = (
  keys: readonly string[],
): {
  readonly head: RefObject<HTMLDivElement | null>;
  readonly unread: number;
  readonly toHead: () => void;
} => {
  const head = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);

  useEffect(() => {
    const place = head.current;
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setSeen(isAbove ? new Set(latest.current) : null);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const toHead = useCallback(() => head.current?.scrollIntoView({ block: 'center' }), []);
  const unread = seen === null ? 0 : keys.filter((key) => !seen.has(key)).length;
  return { head, unread, toHead };
};
