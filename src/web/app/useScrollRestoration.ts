import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { keepScrollPlaces, type ScrollPlaces } from './scrollRestoration.ts';

/**
 * A link to another screen leads to its head, as loading a page would: for the eye, and for those who hear the page. Going back
 * leads to where the page was left.
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
    // A place within the page is the browser's to find.
    places.current?.show(key, hash === '' ? arrival : 'led');
    if (arrival !== 'led' || !isElsewhere) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, key, hash, arrival]);
};
