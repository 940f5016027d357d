import { useEffect, useRef } from 'react';
import { useRouter } from '../router/useRouter.ts';

/**
 * A link to another screen leads to its head, as loading a page would: for the eye, and for those who hear the page. Going
 * back is the browser's, which knows how far the page was scrolled.
 */
export const useArrival = (): void => {
  const { address, arrival } = useRouter();
  const { pathname } = address;
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (arrival !== 'led') return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, arrival]);
};
