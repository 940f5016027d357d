import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { useMemo } from 'react';
import { lazyPort } from './lazyPort.tsx';

/** Stores what a visitor follows. */
export interface FollowedStore {
  readonly current: () => Followed;
  readonly subscribe: (changed: () => void) => () => void;
  readonly change: (change: (followed: Followed) => Followed) => void;
}

/** What the visitor follows, and a function to change it. */
export interface FollowedState {
  /** Empty until the page is hydrated and storage has been read. */
  readonly followed: Followed;
  /** Whether storage has been read, so that an empty `followed` means that nothing is followed. */
  readonly isLoaded: boolean;
  /** Rejects if the store's code cannot be loaded. */
  readonly change: (change: (followed: Followed) => Followed) => Promise<void>;
}

const followedPort = lazyPort<Followed, FollowedStore>(nothingFollowed);

/** Reads what is followed once the page is hydrated. */
export const FollowedProvider = followedPort.Provider;

/** What the visitor follows on this device. */
export const useFollowed = (): FollowedState => {
  const { port: store, open, value: followed } = followedPort.usePort();
  return useMemo(
    () => ({
      followed,
      isLoaded: store !== null,
      change: async (change) => (store ?? (await open()))?.change(change),
    }),
    [followed, store, open],
  );
};
