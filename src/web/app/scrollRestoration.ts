import type { Arrival } from '../router/useRouter.ts';

/** The input that ends a restoration: from then on the visitor scrolls. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Maximum milliseconds of restoring while the page grows back to its height. */
const patience = 5_000;

/** Saves and restores the scroll position of each history entry. */
export interface ScrollPlaces {
  /** Another entry is shown, or the same one under another key. */
  readonly show: (key: string, arrival: Arrival) => void;
  /** Hands scroll restoration back to the browser. */
  readonly end: () => void;
}

/**
 * Restores scroll positions on pages rendered by scripts. The browser's own restoration gives up if the page is shorter when the visitor
 * goes back than when they left, since the content below is fetched again. When the visitor leaves the document, the browser restores as
 * usual.
 *
 * @param first the key of the current entry
 */
export const keepScrollPlaces = (page: Window, first: string): ScrollPlaces => {
  const places = new Map<string, number>();
  const { documentElement } = page.document;
  let shown = first;
  let endReturn: (() => void) | null = null;

  const returnTo = (top: number): void => {
    // Renders what is off screen too, so that nothing above the position has an estimated height.
    documentElement.dataset['returning'] = '';
    const move = (): void => page.scrollTo(0, top);
    const grown = new ResizeObserver(move);
    const end = (): void => {
      grown.disconnect();
      page.clearTimeout(timer);
      for (const hand of hands) page.removeEventListener(hand, end);
      delete documentElement.dataset['returning'];
      endReturn = null;
    };
    const timer = page.setTimeout(end, patience);
    for (const hand of hands) page.addEventListener(hand, end, { passive: true });
    endReturn = end;
    move();
    grown.observe(page.document.body);
  };

  const scrolled = (): void => {
    if (documentElement.dataset['returning'] === undefined) places.set(shown, page.scrollY);
  };
  const left = (): void => {
    page.history.scrollRestoration = 'auto';
  };
  const taken = (): void => {
    page.history.scrollRestoration = 'manual';
  };

  taken();
  page.addEventListener('scroll', scrolled, { passive: true });
  page.addEventListener('pagehide', left);
  page.addEventListener('pageshow', taken);
  return {
    show: (key, arrival) => {
      endReturn?.();
      if (arrival === 'corrected') places.set(key, page.scrollY);
      shown = key;
      if (arrival === 'opened') returnTo(places.get(key) ?? 0);
    },
    end: () => {
      endReturn?.();
      left();
      page.removeEventListener('scroll', scrolled);
      page.removeEventListener('pagehide', left);
      page.removeEventListener('pageshow', taken);
    },
  };
};
