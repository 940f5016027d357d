import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { type Address, addressOf, hrefOf } from './address.ts';
import { type Arrival, type Navigate, RouterProvider } from './RouterContext.ts';

const here = (): Address => addressOf(`${location.pathname}${location.search}${location.hash}`);

/** The browser's own address and history. Which screen an address shows is the pages' table's to say (`app/pages.ts`). */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<{ readonly address: Address; readonly arrival: Arrival }>(() => ({
    address: here(),
    arrival: 'opened',
  }));
  useEffect(() => {
    const moved = () => startTransition(() => setPlace({ address: here(), arrival: 'opened' }));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    const address = addressOf(to, here());
    const href = hrefOf(address);
    const isSame = href === hrefOf(here());
    // With the origin, since a path that begins with two slashes would be another site's.
    const url = `${location.origin}${href}`;
    if (replace || isSame) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    startTransition(() => setPlace({ address, arrival: replace ? 'corrected' : 'led' }));
  }, []);
  const router = useMemo(() => ({ ...place, navigate, current: here }), [place, navigate]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
};
