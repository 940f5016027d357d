import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { keepScrollPlaces, type ScrollPlaces } from './scrollRestoration.ts';

/**
 * Scrolls to the top and focuses the content after a link to another screen, as a page load would; restores the scroll position after going
 * back.
 */
export const useArrival = (): void => {
  const { address, arrival } = useRouter();
  const { pathname, key, hash } = address;
  const seen = useRef({ pathname, key });
  const places = useRef<ScrollPlaces | null>(null);
  useEffect(() => {
    const kept = keepScrollPlaces(window, seen.current.key);
    places.current = kept;
    return kept.end;
  }, []);
  useLayoutEffect(() => {
    if (seen.current.key === key) return;
    const isElsewhere = seen.current.pathname !== pathname;
    seen.current = { pathname, key };
    // The browser scrolls to a fragment itself.
    places.current?.show(key, hash === '' ? arrival : 'led');
    if (arrival !== 'led' || !isElsewhere) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, key, hash, arrival]);
};
