import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from '../context/hydration.tsx';

const unknown = () => null;

const listOf = (query: string | null): MediaQueryList | null =>
  query === null || !('matchMedia' in globalThis) ? null : matchMedia(query);

/** Whether a media query matches; null on the server, while hydrating, and for no query. */
export const useMedia = (query: string | null): boolean | null => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  const current = useCallback(() => listOf(query)?.matches ?? null, [query]);
  return useSyncExternalStore(subscribe, useHydrated() ? current : unknown, unknown);
};
