import { vi } from 'vitest';

/** A screen so many px wide, as far as width queries ask; to be taken down with `vi.unstubAllGlobals`. */
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
