import type { EventKey } from '@kampdag/core/live/eventBase';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { ArrowUp } from 'lucide-react';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../context/hydration.tsx';
import { usePreloading } from '../../../context/preloading.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import { useIntersection } from '../../../ui/useInView.ts';
import type { PlayContext } from '../PlayRow.tsx';
import { AnchoredRows } from './AnchoredRows.tsx';
import * as styles from './list.css.ts';
import { endSlide, PlaySection } from './PlaySection.tsx';
import { groupByPeriod } from './playGroups.ts';

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Routes plain clicks on links inside an element through the router, with one listener, because a router link per row costs too
 * much in a list of thousands.
 */
const useInnerLinks = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const preload = usePreloading();
  const newest = useRef({ navigate, preload });
  useEffect(() => {
    newest.current = { navigate, preload };
  }, [navigate, preload]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const clicked = (event: MouseEvent): void => {
      const link = linkAt(event);
      if (link === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void newest.current.navigate(link.getAttribute('href') ?? '/');
    };
    const approached = (event: Event): void => {
      const link = linkAt(event);
      if (link !== null) newest.current.preload(link.getAttribute('href') ?? '/');
    };
    element.addEventListener('click', clicked);
    element.addEventListener('pointerover', approached);
    element.addEventListener('focusin', approached);
    return () => {
      element.removeEventListener('click', clicked);
      element.removeEventListener('pointerover', approached);
      element.removeEventListener('focusin', approached);
    };
  }, []);
  return place;
};

/**
 * More pixels than any page is long: a head below the viewport counts as visible, so that a jump past it crosses the one edge that
 * matters.
 */
const farBelow = () => '0px 0px 1000000px';

/**
 * Counts rows that came while the list's head was out of view. `head` marks the start of the list; without IntersectionObserver
 * it counts as visible. A visitor is reading while the head is above the viewport.
 */
const useUnread = (rows: readonly { readonly key: EventKey }[]) => {
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

interface PlayByPlayProps {
  readonly context: PlayContext;
  /** The events that pass the filter, newest first. */
  readonly rows: readonly TimelineRow[];
  /** Whether the match has no events at all. */
  readonly isEmpty: boolean;
}

/** Events of the first view, some screens of them; the rest is rendered once the page is hydrated. */
const firstRows = 48;

/** The play-by-play, newest first, under period headings; memoized. */
export const PlayByPlay = memo(({ rows, isEmpty, context }: PlayByPlayProps) => {
  const { messages } = context;
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const isHydrated = useHydrated();
  const groups = useMemo(
    () => groupByPeriod(isHydrated ? rows : rows.slice(0, firstRows)),
    [rows, isHydrated],
  );
  const { head, unread, isReading, toHead } = useUnread(rows);
  const links = useInnerLinks();
  return (
    <div className={styles.list} ref={links} onAnimationStart={endSlide}>
      <div className={styles.pillPlace}>
        {unread === 0 ? null : (
          <button type="button" className={styles.pill} onClick={toHead}>
            <ArrowUp aria-hidden="true" size={18} />
            {messages.plays.newEvents(unread)}
          </button>
        )}
      </div>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <h2 className={hidden}>{messages.plays.title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{isEmpty ? messages.plays.none : messages.plays.noneShown}</p>
      ) : null}
      <AnchoredRows isReading={isReading}>
        {groups.map((group, at) => (
          <PlaySection
            key={group.key}
            group={group}
            newestAtFirst={newestAtFirst}
            before={groups[at + 1]?.rows[0]?.token}
            isFirst={at === 0}
            context={context}
          />
        ))}
      </AnchoredRows>
    </div>
  );
});
PlayByPlay.displayName = 'PlayByPlay';
