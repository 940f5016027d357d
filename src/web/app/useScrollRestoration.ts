import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The input that ends a restoration: from then on the visitor scrolls. */
const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Maximum milliseconds of restoring while the page grows back to its height. */
const maxDuration = 5_000;

/** A link that was pressed: where it leads, and its place among the page's links to there. */
interface Press {
  readonly address: string;
  readonly index: number;
}

const linksTo = (page: Document, address: string): readonly HTMLElement[] =>
  Array.from(page.querySelectorAll('a')).filter((link) => link.getAttribute('href') === address);

/**
 * Restores scroll positions on pages rendered by scripts. The browser's own restoration gives up if the page is shorter when the visitor
 * goes back than when they left, since the content below is fetched again. When the visitor leaves the document, the browser restores as
 * usual.
 *
 * @param first the key of the current entry
 */
const startScrollRestoration = (page: Window, first: string) => {
  const positions = new Map<string, number>();
  const presses = new Map<string, Press>();
  const { documentElement } = page.document;
  let shown = first;
  let endRestoration: (() => void) | null = null;

  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href') ?? null;
    if (link !== null && address !== null)
      presses.set(shown, { address, index: linksTo(page.document, address).indexOf(link) });
  };
  /** Focuses the link that led away; false until it is there again. */
  const focusLink = ({ address, index }: Press): boolean => {
    const link = linksTo(page.document, address)[index];
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };

  const restore = (top: number, press: Press | undefined): void => {
    // Renders what is off screen too, so that nothing above the position has an estimated height.
    documentElement.dataset['returning'] = '';
    let isFocused = press === undefined;
    const move = (): void => {
      isFocused ||= press === undefined || focusLink(press);
      page.scrollTo(0, top);
    };
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

  const listening = new AbortController();
  const { signal } = listening;
  onPageShow();
  page.addEventListener('click', onClick, { capture: true, passive: true, signal });
  page.addEventListener('scroll', onScroll, { passive: true, signal });
  page.addEventListener('pagehide', onPageHide, { signal });
  page.addEventListener('pageshow', onPageShow, { signal });
  return {
    /** Another entry is shown, or the same one under another key. */
    show: (key: string, navigationType: NavigationType): void => {
      endRestoration?.();
      if (navigationType === NavigationType.Replace) positions.set(key, page.scrollY);
      shown = key;
      if (navigationType === NavigationType.Pop) restore(positions.get(key) ?? 0, presses.get(key));
    },
    /** Hands scroll restoration back to the browser. */
    end: (): void => {
      endRestoration?.();
      onPageHide();
      listening.abort();
    },
  };
};

/**
 * Scrolls to the top and focuses the content after a link to another screen, as a page load would; restores the scroll position and the
 * focus of the pressed link after going back (WCAG 2.4.3).
 */
export const useScrollRestoration = (): void => {
  const address = useLocation();
  const navigationType = useNavigationType();
  const { pathname, key, hash } = address;
  const seen = useRef({ pathname, key });
  const restoration = useRef<ReturnType<typeof startScrollRestoration> | null>(null);
  useEffect(() => {
    const started = startScrollRestoration(window, seen.current.key);
    restoration.current = started;
    return started.end;
  }, []);
  useLayoutEffect(() => {
    if (seen.current.key === key) return;
    const isElsewhere = seen.current.pathname !== pathname;
    seen.current = { pathname, key };
    // After going back, until the link that led away is there again.
    if (navigationType !== NavigationType.Replace && isElsewhere)
      document.getElementById('content')?.focus({ preventScroll: true });
    // The browser scrolls to a fragment itself.
    restoration.current?.show(key, hash === '' ? navigationType : NavigationType.Push);
    if (navigationType === NavigationType.Push && isElsewhere) scrollTo(0, 0);
  }, [pathname, key, hash, navigationType]);
};
