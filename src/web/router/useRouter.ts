import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * How an address was reached, as the history API names it: `pop` (opened, back or forward), `push` (a link) or `replace` (corrected in
 * place).
 */
export type Arrival = 'opened' | 'led' | 'corrected';

/** Goes to an address of the site; `replace` corrects the current one instead. */
export type Navigate = (to: string, how?: { readonly replace?: boolean }) => void;

/** The current address, and a function to navigate. */
export interface RouterState {
  readonly address: Location;
  readonly arrival: Arrival;
  readonly navigate: Navigate;
}

const arrivals = { POP: 'opened', PUSH: 'led', REPLACE: 'corrected' } as const;

/** The router's state. */
export const useRouter = (): RouterState => {
  const address = useLocation();
  const go = useNavigate();
  const arrival = arrivals[useNavigationType()];
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => void go(to, { replace }), [go]);
  return useMemo(() => ({ address, arrival, navigate }), [address, arrival, navigate]);
};
