/** A value whose changes can be followed, as `useSyncExternalStore` reads it: the same object until it changes. */
export const createStore = <A>(initial: A) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: (): A => value,
    change: (next: A): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
