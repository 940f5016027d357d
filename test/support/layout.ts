import { vi } from 'vitest';

/** Stubs of the layout that jsdom lacks, for `beforeEach`. */
export const stubLayout = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
};
