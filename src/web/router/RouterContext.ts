import { createContext, useContext } from 'react';
import type { Address } from './address.ts';

/** How an address was come to: opened or gone back to, led to by a link, or corrected in place. */
export type Arrival = 'opened' | 'led' | 'corrected';

/** Goes to an address of the site; `replace` corrects the present one instead. */
export type Navigate = (to: string, how?: { readonly replace?: boolean }) => void;

/** Where the visitor is, and how to go elsewhere. */
export interface RouterState {
  readonly address: Address;
  readonly arrival: Arrival;
  readonly navigate: Navigate;
  /** The address at this moment, also between two renderings. */
  readonly current: () => Address;
}

const RouterContext = createContext<RouterState | null>(null);

export const RouterProvider = RouterContext.Provider;

/** The router around this place. */
export const useRouter = (): RouterState => {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('The address was asked for outside of a router');
  return router;
};
