import type { EventKey } from '@kampdag/core/live/eventBase';
import { useCallback, useEffect, useRef, useState } from 'react';

/** More pixels than any page is long. */
const farBelow = 1_000_000;

/**
 * Counts rows that came while the list's head was out of view. `head` marks the start of the list; without IntersectionObserver
 * it counts as visible. A visitor is reading while the head is above the viewport.
 */
export const useUnread = (rows: readonly { readonly key: EventKey }[]) => {
  const head = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<EventKey> | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  useEffect(() => {
    const place = head.current;
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined;
    // A head below the viewport counts as visible, so that a jump past it crosses the one edge that matters.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        setSeen(entry.isIntersecting ? null : new Set(latest.current.map(({ key }) => key)));
      },
      { rootMargin: `0px 0px ${farBelow}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const toHead = useCallback(() => {
    head.current?.scrollIntoView({ block: 'center' });
    // The button disappears with the unread rows; focus moves into the list.
    head.current?.focus({ preventScroll: true });
  }, []);
  const unread = seen === null ? 0 : rows.filter(({ key }) => !seen.has(key)).length;
  return { head, unread, isReading: seen !== null, toHead };
};
