import { type ReactNode, useMemo, useState } from 'react';
import { addressOf } from './address.ts';
import { RouterProvider, type RouterState } from './RouterContext.ts';

/** A router without a browser: the server renders an address with it, tests follow links in it. */
export const FixedRouter = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => {
  const [place, setPlace] = useState<Pick<RouterState, 'address' | 'arrival'>>(() => ({
    address: addressOf(at),
    arrival: 'opened',
  }));
  const router = useMemo<RouterState>(
    () => ({
      ...place,
      navigate: (to, { replace = false } = {}) =>
        setPlace({ address: addressOf(to, place.address), arrival: replace ? 'corrected' : 'led' }),
      current: () => place.address,
    }),
    [place],
  );
  return <RouterProvider value={router}>{children}</RouterProvider>;
};
