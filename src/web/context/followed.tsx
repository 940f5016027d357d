import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { useMemo, useSyncExternalStore } from 'react';
import { lazyPort } from './lazyPort.tsx';

/** Where what a visitor follows is kept. */
export interface FollowedStore {
  readonly current: () => Followed;
  readonly subscribe: (changed: () => void) => () => void;
  readonly change: (change: (followed: Followed) => Followed) => void;
}

/** What the visitor follows, and how to change it. */
export interface FollowedState {
  /** Nothing until the page has woken up and the device was asked. */
  readonly followed: Followed;
  /** Whether the device was asked: only then is nothing followed where `followed` is empty. */
  readonly isKnown: boolean;
  /** Rejects where the code that keeps it could not be loaded. */
  readonly change: (change: (followed: Followed) => Followed) => Promise<void>;
}

const followedPort = lazyPort<FollowedStore>();

/** Asks the device what is followed once the page has woken up. */
export const FollowedProvider = followedPort.Provider;

const never = () => () => undefined;

const nothing = (): Followed => nothingFollowed;

/** What the visitor follows on this device. */
export const useFollowed = (): FollowedState => {
  const { port: store, open } = followedPort.usePort();
  const followed = useSyncExternalStore(store?.subscribe ?? never, store?.current ?? nothing, nothing);
  return useMemo(
    () => ({
      followed,
      isKnown: store !== null,
      change: async (change) => (store ?? (await open()))?.change(change),
    }),
    [followed, store, open],
  );
};
