import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const AwakeContext = createContext(true);

/**
 * Tells its children whether the page is hydrated: false on the server and while hydrating. The update is a transition, so React renders it
 * in small pieces between the visitor's first inputs; a store whose first snapshot differs from the server's would render at once, in one
 * piece.
 */
export const AwakeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => startTransition(() => setIsAwake(true)), []);
  return <AwakeContext value={isAwake}>{children}</AwakeContext>;
};

/** Whether the page is hydrated, so that what only the browser knows may be shown. */
export const useAwake = (): boolean => useContext(AwakeContext);
