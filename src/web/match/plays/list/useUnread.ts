import type { EventKey } from '@kampdag/core/live/eventBase';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntersection } from '../../../ui/useInView.ts';

/**
 * More pixels than any page is long: a head below the viewport counts as visible, so that a jump past it crosses the one edge that
 * matters.
 */
const farBelow = () => '0px 0px 1000000px';

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

  const moved = useCallback(({ isIntersecting }: IntersectionObserverEntry) => {
    setSeen(isIntersecting ? null : new Set(latest.current.map(({ key }) => key)));
  }, []);
  useIntersection(head, moved, farBelow);

  const toHead = useCallback(() => {
    head.current?.scrollIntoView({ block: 'center' });
    // The button disappears with the unread rows; focus moves into the list.
    head.current?.focus({ preventScroll: true });
  }, []);
  const unread = seen === null ? 0 : rows.filter(({ key }) => !seen.has(key)).length;
  return { head, unread, isReading: seen !== null, toHead };
};
