import { useSyncExternalStore } from 'react';
import { useHydrated } from './hydration.tsx';

/** A value stored on the device, as `useSyncExternalStore` reads it. */
export interface DeviceStore<A> {
  /** The same object until something changes. */
  readonly current: () => A;
  readonly subscribe: (changed: () => void) => () => void;
}

const never = () => () => undefined;

/** The current value of a store; `initial` until the page is hydrated, and on the server, which has no store. */
export const useDeviceStore = <A>(store: DeviceStore<A> | undefined, initial: A): A => {
  const unknown = (): A => initial;
  const isHydrated = useHydrated();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    isHydrated && store !== undefined ? store.current : unknown,
    unknown,
  );
};
