import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

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
