import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const HydrationContext = createContext(true);

/**
 * Tells its children whether the page is hydrated: false on the server and while hydrating. The update is a transition, so React renders it
 * in small pieces between the visitor's first inputs; a store whose first snapshot differs from the server's would render at once, in one
 * piece.
 */
export const HydrationProvider = ({ children }: { readonly children: ReactNode }) => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
};

/** Whether the page is hydrated, so that what only the browser knows may be shown. */
export const useHydrated = (): boolean => useContext(HydrationContext);
