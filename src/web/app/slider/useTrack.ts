import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { scaleNow } from './scaled.ts';
import {
  centredScroll,
  firstSpan,
  indexAfterKey,
  paged,
  renderedSpan,
  type Span,
  trackWidth,
  visibleSpan,
} from './track.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(reducedMotion).matches;

/** The visible part of a track, in unscaled pixels. */
const seenOf = ({ scrollLeft, clientWidth }: HTMLElement) => {
  const scale = scaleNow();
  return { scale, scrolled: scrollLeft / scale, width: clientWidth / scale };
};

/** Milliseconds of the slider's scroll animation (specification §9). */
const duration = 300;

const eased = (t: number): number => 1 - (1 - t) ** 3;

/** Scrolls a track in 300 ms, or at once if reduced motion is preferred; returns a function that stops the animation. */
const scrollTrack = (track: HTMLElement, to: number, isStill: boolean): (() => void) => {
  const from = track.scrollLeft;
  if (isStill) {
    track.scrollLeft = to;
    return () => undefined;
  }
  let frame = 0;
  let begun: number | null = null;
  const step = (now: number): void => {
    begun ??= now;
    const t = Math.min(1, (now - begun) / duration);
    track.scrollLeft = from + (to - from) * eased(t);
    if (t < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/**
 * Virtualizes a track of cards. Touch and horizontal wheels scroll natively; a vertical wheel scrolls it too, until its end. One card is in
 * the tab order, and arrow keys move between cards (roving tabindex).
 */
export const useTrack = (count: number, centred: number, onSeen: (seen: Span) => void) => {
  const viewport = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isPlaced = useRef(false);
  const [span, setSpan] = useState(() => firstSpan(count, centred));
  const [edges, setEdges] = useState({ atStart: false, atEnd: false });
  const [stop, setStop] = useState(centred);
  const focusPending = useRef(false);
  const endScroll = useRef<() => void>(() => undefined);

  const measure = useCallback(() => {
    const element = viewport.current;
    if (element === null || !isPlaced.current) return;
    const { scrolled, width } = seenOf(element);
    const next = renderedSpan(count, scrolled, width);
    setSpan((before) => (before.from === next.from && before.to === next.to ? before : next));
    const atStart = scrolled <= 1;
    const atEnd = scrolled >= trackWidth(count) - width - 1;
    setEdges((before) =>
      before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
    );
    onSeen(visibleSpan(count, scrolled, width));
  }, [count, onSeen]);

  // Only once, after hydration: later the visitor scrolls.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!isHydrated || isPlaced.current || element === null) return;
    isPlaced.current = true;
    const { width, scale } = seenOf(element);
    element.scrollLeft = centredScroll(count, centred, width) * scale;
  }, [isHydrated, count, centred]);

  useEffect(() => {
    if (!isHydrated) return undefined;
    const first = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(first);
  }, [isHydrated, measure]);

  /** Scrolls to a position, in unscaled pixels, computed from the visible part. */
  const scroll = useCallback((positionFrom: (seen: ReturnType<typeof seenOf>) => number) => {
    const element = viewport.current;
    if (element === null) return;
    const seen = seenOf(element);
    endScroll.current();
    endScroll.current = scrollTrack(element, positionFrom(seen) * seen.scale, prefersReducedMotion());
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      endScroll.current();
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('resize', measure, { signal });
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('touchstart', () => endScroll.current(), { passive: true, signal });
    return () => {
      endScroll.current();
      listening.abort();
    };
  }, [measure]);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const place = indexAfterKey(event.key, stop, count, seenOf(element).width);
      if (place === null) return;
      event.preventDefault();
      focusPending.current = place !== stop;
      setStop(place);
      scroll(({ width }) => centredScroll(count, place, width));
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (card !== null) setStop(Number(card.dataset['card']));
    };
    const listening = new AbortController();
    element.addEventListener('keydown', onKey, { signal: listening.signal });
    element.addEventListener('focusin', onFocus, { signal: listening.signal });
    return () => listening.abort();
  }, [count, stop, scroll]);

  // After every render: a card that is still loading is focused when it arrives.
  useLayoutEffect(() => {
    if (!focusPending.current) return;
    const card = viewport.current?.querySelector<HTMLElement>(`[data-card="${stop}"]`) ?? null;
    if (card === null) return;
    focusPending.current = false;
    card.focus({ preventScroll: true });
  });

  return {
    viewport,
    /** Whether it is hydrated and can be scrolled. */
    isHydrated,
    span,
    /** The card that the Tab key leads to. */
    tabStop: Math.min(stop, count - 1),
    ...edges,
    /** Renders what is visible; call it after scrolling. */
    measure,
    page: (direction: 1 | -1): void => scroll(({ scrolled, width }) => paged(scrolled, width, direction)),
  };
};
