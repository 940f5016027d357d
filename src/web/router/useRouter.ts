import type { Whereabouts } from '@kampdag/core/site/paths';
import { useCallback, useContext, useMemo } from 'react';
import {
  type Location,
  type Path,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/**
 * How an address was reached, as the history API names it: `pop` (opened, back or forward), `push` (a link) or `replace` (corrected in
 * place).
 */
export type NavigationKind = 'pop' | 'push' | 'replace';

/** Goes to an address of the site; `replace` corrects the current one instead. */
export type Navigate = (to: string, how?: { readonly replace?: boolean }) => void;

/** The current address, and a function to navigate. */
export interface RouterState {
  readonly address: Location;
  readonly navigationKind: NavigationKind;
  readonly navigate: Navigate;
}

const kinds = { POP: 'pop', PUSH: 'push', REPLACE: 'replace' } as const;

/** The router's state. */
export const useRouter = (): RouterState => {
  const address = useLocation();
  const go = useNavigate();
  const navigationKind = kinds[useNavigationType()];
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => void go(to, { replace }), [go]);
  return useMemo(() => ({ address, navigationKind, navigate }), [address, navigationKind, navigate]);
};

/** The current address, as the address rules read it. */
export const useWhereabouts = (): Whereabouts => {
  const { pathname, search } = useRouter().address;
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
