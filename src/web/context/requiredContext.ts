import { createContext, useContext } from 'react';

/** Creates a context: `useValue` throws without a provider, `useOptional` returns null. */
export const requiredContext = <T>(name: string) => {
  const context = createContext<T | null>(null);
  const useOptional = (): T | null => useContext(context);
  const useValue = (): T => {
    const value = useOptional();
    if (value === null) throw new Error(`${name} asked for where nothing provides it`);
    return value;
  };
  return { Provider: context.Provider, useOptional, useValue };
};
