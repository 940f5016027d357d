import { vi } from 'vitest';

/** jsdom lays nothing out, and has nothing that would tell of it: for `beforeEach` of what asks for it. */
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
