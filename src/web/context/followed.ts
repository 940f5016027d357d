import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { useMemo } from 'react';
import { useDeviceStore } from './deviceStore.ts';
import type { FollowedStore } from './followedStore.ts';
import { useHydrated } from './hydration.tsx';
import { useOptionalServices } from './services.ts';

/** What the visitor follows, and a function to change it. */
interface FollowedState {
  /** Empty until the page is hydrated. */
  readonly followed: Followed;
  /** Whether storage has been read, so that an empty `followed` means that nothing is followed. */
  readonly isLoaded: boolean;
  readonly change: FollowedStore['change'];
}

const nowhere = (): void => undefined;

/** What the visitor follows on this device. */
export const useFollowed = (): FollowedState => {
  const store = useOptionalServices()?.followed;
  const followed = useDeviceStore(store, nothingFollowed);
  const isLoaded = useHydrated() && store !== undefined;
  return useMemo(
    () => ({ followed, isLoaded, change: store?.change ?? nowhere }),
    [followed, isLoaded, store],
  );
};
