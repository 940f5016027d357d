import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** How an address was come to: opened or gone back to, led to by a link, or corrected in place. */
export type Arrival = 'opened' | 'led' | 'corrected';

/** Goes to an address of the site; `replace` corrects the present one instead. */
export type Navigate = (to: string, how?: { readonly replace?: boolean }) => void;

/** Where the visitor is, and how to go elsewhere. */
export interface RouterState {
  readonly address: Location;
  readonly arrival: Arrival;
  readonly navigate: Navigate;
}

const arrivals = { POP: 'opened', PUSH: 'led', REPLACE: 'corrected' } as const;

/** The router around this place. */
export const useRouter = (): RouterState => {
  const address = useLocation();
  const go = useNavigate();
  const arrival = arrivals[useNavigationType()];
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => void go(to, { replace }), [go]);
  return useMemo(() => ({ address, arrival, navigate }), [address, arrival, navigate]);
};
