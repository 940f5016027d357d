import type { EventKey } from '@kampdag/core/live/eventBase';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** More pixels than any page is long. */
const farBelow = 1_000_000;

/**
 * How many rows came while the head of the list was out of sight. `head` marks where the list begins; where there is no
 * IntersectionObserver it counts as seen.
 */
export const useUnread = (
  rows: readonly { readonly key: EventKey }[],
): {
  readonly head: RefObject<HTMLDivElement | null>;
  readonly unread: number;
  /** The head lies above the screen. */
  readonly isReading: boolean;
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
    // What lies below the screen counts as seen too: a jump from above the list into it crosses the one edge that matters.
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
    // The button goes with what was unread: the focus stays in the list.
    head.current?.focus({ preventScroll: true });
  }, []);
  const unread = seen === null ? 0 : rows.filter(({ key }) => !seen.has(key)).length;
  return { head, unread, isReading: seen !== null, toHead };
};
