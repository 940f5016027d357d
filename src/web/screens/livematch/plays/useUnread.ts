import type { EventKey } from '@kampdag/core/live/event';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * How many rows came while the head of the list was out of sight. `head` marks where the list begins; where there is no
 * IntersectionObserver it counts as seen.
 */
export const useUnread = (
  rows: readonly { readonly key: EventKey }[],
): {
  readonly head: RefObject<HTMLDivElement | null>;
  readonly unread: number;
  readonly toHead: () => void;
} => {
  const head = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<EventKey> | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  useEffect(() => {
    const place = head.current;
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setSeen(isAbove ? new Set(latest.current.map(({ key }) => key)) : null);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const toHead = useCallback(() => head.current?.scrollIntoView({ block: 'center' }), []);
  const unread = seen === null ? 0 : rows.filter(({ key }) => !seen.has(key)).length;
  return { head, unread, toHead };
};
