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
  wholeSpan,
} from './track.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(reducedMotion).matches;

/** The visible part of a track, in unscaled pixels. */
const seenOf = ({ scrollLeft, clientWidth }: HTMLElement) => {
  const scale = scaleNow();
  return { scale, scrolled: scrollLeft / scale, width: clientWidth / scale };
};

const isSameSpan = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

const cardAt = (track: HTMLElement, index: number): Element | null =>
  track.querySelector(`[data-card="${index}"]`);

const linkAt = (track: HTMLElement, index: number): HTMLElement | null =>
  cardAt(track, index)?.querySelector('a') ?? null;

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
 * Virtualizes a track of cards: with all 87 of a usual league's two months the scoreboard is 21 KB instead of 16 and answers an early press
 * 0.2 s later on a slow phone (`npm run bench:page`); a company league has hundreds. Touch and horizontal wheels scroll natively; a
 * vertical wheel scrolls it too, until its end. Tab walks the visible cards, and arrow keys move on to others.
 */
export const useTrack = (count: number, centred: number) => {
  const viewport = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isPlaced = useRef(false);
  const [span, setSpan] = useState(() => firstSpan(count, centred));
  const [edges, setEdges] = useState({ atStart: false, atEnd: false });
  /** The card that was focused last. */
  const [stop, setStop] = useState(centred);
  /** The wholly visible cards; null before hydration. */
  const [whole, setWhole] = useState<Span | null>(null);
  const [isInside, setIsInside] = useState(false);
  /** Where the keys have led, and in which direction until a link there is focused. */
  const keys = useRef<{ place: number; wanted: 'forwards' | 'back' | null }>({
    place: centred,
    wanted: null,
  });
  const endScroll = useRef<() => void>(() => undefined);

  const measure = useCallback(() => {
    const element = viewport.current;
    if (element === null || !isPlaced.current) return;
    const { scrolled, width } = seenOf(element);
    const next = renderedSpan(count, scrolled, width);
    setSpan((before) => (isSameSpan(before, next) ? before : next));
    const seen = wholeSpan(count, scrolled, width);
    setWhole((before) => (before !== null && isSameSpan(before, seen) ? before : seen));
    const atStart = scrolled <= 1;
    const atEnd = scrolled >= trackWidth(count) - width - 1;
    setEdges((before) =>
      before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
    );
  }, [count]);

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

  /** Focuses the link where a key led, or the next one that way; none while the place is not rendered. */
  const focusWanted = useCallback((): void => {
    const element = viewport.current;
    const { place, wanted } = keys.current;
    if (element === null || wanted === null) return;
    if (cardAt(element, place) === null) return;
    keys.current.wanted = null;
    // Farther links are out of sight when the place is seen.
    const page = indexAfterKey('PageDown', 0, count, seenOf(element).width) ?? 1;
    const places = Array.from({ length: page + 1 }, (_, by) =>
      wanted === 'forwards' ? place + by : place - by,
    );
    const found = places.find((one) => linkAt(element, one) !== null);
    if (found === undefined) return;
    linkAt(element, found)?.focus({ preventScroll: true });
    if (found !== place) scroll(({ width }) => centredScroll(count, found, width));
  }, [count, scroll]);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const place = indexAfterKey(event.key, keys.current.place, count, seenOf(element).width);
      if (place === null) return;
      event.preventDefault();
      const isForwards = event.key === 'Home' || (event.key !== 'End' && place > keys.current.place);
      keys.current = { place, wanted: isForwards ? 'forwards' : 'back' };
      scroll(({ width }) => centredScroll(count, place, width));
      focusWanted();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (card === null) return;
      keys.current.place = Number(card.dataset['card']);
      setStop(keys.current.place);
      setIsInside(true);
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsInside(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onBlur, { signal });
    return () => listening.abort();
  }, [count, scroll, focusWanted]);

  // After every render: a card that is still loading is focused when it arrives.
  useLayoutEffect(focusWanted);

  return {
    viewport,
    /** Whether it is hydrated and can be scrolled. */
    isHydrated,
    span,
    /** The card that was focused last; it stays rendered. */
    lastFocused: Math.min(stop, count - 1),
    /** The cards that the Tab key walks; null before hydration. */
    whole,
    /** Whether a card has the focus. */
    isInside,
    ...edges,
    /** Renders what is visible; call it after scrolling. */
    measure,
    page: (direction: 1 | -1): void => scroll(({ scrolled, width }) => paged(scrolled, width, direction)),
  };
};
