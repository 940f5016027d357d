import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const AwakeContext = createContext(true);

/**
 * Tells what stands inside when the page has woken up in the browser: false on the server and while hydrating. Woken in a
 * transition, so that what changes then is drawn in small pieces between the visitor's first touches; a store whose first
 * snapshot differs from the server's would be drawn at once and in one piece.
 */
export const AwakeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => startTransition(() => setIsAwake(true)), []);
  return <AwakeContext value={isAwake}>{children}</AwakeContext>;
};

/** Whether the page has woken up: what only the browser knows may be shown. */
export const useAwake = (): boolean => useContext(AwakeContext);
