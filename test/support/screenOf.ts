import { vi } from 'vitest';

/** A screen of a width in px at the usual font size, for width queries; remove it with `vi.unstubAllGlobals`. */
export const screenOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = /max-width: ([\d.]+)em/.exec(query)?.[1];
    return {
      matches: most !== undefined && width / 16 <= Number(most),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
};
