import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { type ScrollRestoration, startScrollRestoration } from './scrollRestoration.ts';

/**
 * Scrolls to the top and focuses the content after a link to another screen, as a page load would; restores the scroll position after going
 * back.
 */
export const useScrollRestoration = (): void => {
  const { address, navigationKind } = useRouter();
  const { pathname, key, hash } = address;
  const seen = useRef({ pathname, key });
  const restoration = useRef<ScrollRestoration | null>(null);
  useEffect(() => {
    const started = startScrollRestoration(window, seen.current.key);
    restoration.current = started;
    return started.end;
  }, []);
  useLayoutEffect(() => {
    if (seen.current.key === key) return;
    const isElsewhere = seen.current.pathname !== pathname;
    seen.current = { pathname, key };
    // The browser scrolls to a fragment itself.
    restoration.current?.show(key, hash === '' ? navigationKind : 'push');
    if (navigationKind !== 'push' || !isElsewhere) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, key, hash, navigationKind]);
};
