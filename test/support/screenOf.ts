import { vi } from 'vitest';

/** A screen of a width in px, for width queries; remove it with `vi.unstubAllGlobals`. */
export const screenOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
    return {
      matches: most !== undefined && width <= Number(most),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
};
