import { createContext, useContext } from 'react';

const PreloadingContext = createContext<(path: string) => void>(() => undefined);

export const PreloadingProvider = PreloadingContext.Provider;

/** Fetches the module of the screen at a path before it is visited: on hover, on focus. */
export const usePreloading = (): ((path: string) => void) => useContext(PreloadingContext);
