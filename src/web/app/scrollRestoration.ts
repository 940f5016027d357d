import type { NavigationKind } from '../router/useRouter.ts';

/** The input that ends a restoration: from then on the visitor scrolls. */
const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Maximum milliseconds of restoring while the page grows back to its height. */
const maxDuration = 5_000;

/** Saves and restores the scroll position of each history entry. */
export interface ScrollRestoration {
  /** Another entry is shown, or the same one under another key. */
  readonly show: (key: string, navigationKind: NavigationKind) => void;
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
export const startScrollRestoration = (page: Window, first: string): ScrollRestoration => {
  const positions = new Map<string, number>();
  const { documentElement } = page.document;
  let shown = first;
  let endRestoration: (() => void) | null = null;

  const restore = (top: number): void => {
    // Renders what is off screen too, so that nothing above the position has an estimated height.
    documentElement.dataset['returning'] = '';
    const move = (): void => page.scrollTo(0, top);
    const resizeObserver = new ResizeObserver(move);
    const end = (): void => {
      resizeObserver.disconnect();
      page.clearTimeout(timer);
      for (const hand of userInputs) page.removeEventListener(hand, end);
      delete documentElement.dataset['returning'];
      endRestoration = null;
    };
    const timer = page.setTimeout(end, maxDuration);
    for (const hand of userInputs) page.addEventListener(hand, end, { passive: true });
    endRestoration = end;
    move();
    resizeObserver.observe(page.document.body);
  };

  const onScroll = (): void => {
    if (documentElement.dataset['returning'] === undefined) positions.set(shown, page.scrollY);
  };
  const onPageHide = (): void => {
    page.history.scrollRestoration = 'auto';
  };
  const onPageShow = (): void => {
    page.history.scrollRestoration = 'manual';
  };

  onPageShow();
  page.addEventListener('scroll', onScroll, { passive: true });
  page.addEventListener('pagehide', onPageHide);
  page.addEventListener('pageshow', onPageShow);
  return {
    show: (key, navigationKind) => {
      endRestoration?.();
      if (navigationKind === 'replace') positions.set(key, page.scrollY);
      shown = key;
      if (navigationKind === 'pop') restore(positions.get(key) ?? 0);
    },
    end: () => {
      endRestoration?.();
      onPageHide();
      page.removeEventListener('scroll', onScroll);
      page.removeEventListener('pagehide', onPageHide);
      page.removeEventListener('pageshow', onPageShow);
    },
  };
};
