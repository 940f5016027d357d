import type { Arrival } from '../router/useRouter.ts';

/** What ends the return to a place: from then on the visitor moves the page. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a place is returned to at most while the page grows back to its length, in milliseconds. */
const patience = 5_000;

/** How far each entry of the history was scrolled down. */
export interface ScrollPlaces {
  /** Another entry is shown, or the same under another key. */
  readonly show: (key: string, arrival: Arrival) => void;
  /** Leaves the keeping to the browser again. */
  readonly end: () => void;
}

/**
 * Keeps the places of a page whose screens are drawn by scripts. The browser's own keeping gives up where the page is shorter at
 * the moment of going back than it was when left: what was shown below is asked for once more. When a document is left
 * altogether, the browser keeps its place as it does everywhere.
 *
 * @param first the key of the entry that is shown now
 */
export const keepScrollPlaces = (page: Window, first: string): ScrollPlaces => {
  const places = new Map<string, number>();
  const { documentElement } = page.document;
  let shown = first;
  let endReturn: (() => void) | null = null;

  const returnTo = (top: number): void => {
    // What is out of sight is drawn too, so that nothing above the place has an estimated height.
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
