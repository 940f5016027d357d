import { createContext, useContext } from 'react';

const PreloadingContext = createContext<(path: string) => void>(() => undefined);

export const PreloadingProvider = PreloadingContext.Provider;

/** Loads the module of the screen at a path before navigation: on hover and on focus. */
export const usePreloading = (): ((path: string) => void) => useContext(PreloadingContext);
