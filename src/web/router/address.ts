import type { Whereabouts } from '@kampdag/core/site/paths';
import { useCallback, useContext, useMemo } from 'react';
import { type Path, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

/** The current address, as the address rules read it. */
export const useWhereabouts = (): Whereabouts => {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { pathname, get: (name) => query.get(name) };
  }, [pathname, search]);
};

const hasLocation = (history: object): history is { readonly location: Path } => 'location' in history;

/**
 * Reads the current address from the browser's history, which changes before React renders the change: two changes before a drawing, as a
 * filter and a tab pressed at once, lose none (test/web/router/BrowserRouter.spec.tsx). The router gives its history by no safer name. The
 * function is stable, so components that only change the address do not re-render with it.
 */
export const useCurrentAddress = (): (() => Path) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  // On the server there is no history, and nobody navigates.
  const drawn = useMemo(() => ({ location }), [location]);
  const place = hasLocation(navigator) ? navigator : drawn;
  return useCallback(() => place.location, [place]);
};
