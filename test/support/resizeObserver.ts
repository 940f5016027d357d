import { vi } from 'vitest';

/** A stub of `ResizeObserver`, which jsdom lacks, for `beforeEach`. */
export const stubResizeObserver = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
};
