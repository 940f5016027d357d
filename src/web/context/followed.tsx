import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAwake } from './awake.tsx';

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

interface StoreState {
  readonly store: FollowedStore | null;
  readonly open: () => Promise<FollowedStore | null>;
}

const StoreContext = createContext<StoreState>({ store: null, open: () => Promise.resolve(null) });

const never = () => () => undefined;

const nothing = (): Followed => nothingFollowed;

/** Asks the device what is followed once the page has woken up. */
export const FollowedProvider = ({
  load,
  children,
}: {
  /** None where nobody visits. */
  readonly load: (() => Promise<FollowedStore>) | undefined;
  readonly children: ReactNode;
}) => {
  const isAwake = useAwake();
  const [store, setStore] = useState<FollowedStore | null>(null);
  const open = useCallback(async () => {
    const opened = (await load?.()) ?? null;
    startTransition(() => setStore(opened));
    return opened;
  }, [load]);
  useEffect(() => {
    // Where its code cannot be loaded, a press of a star asks for it again.
    if (isAwake) open().catch(() => undefined);
  }, [isAwake, open]);
  const state = useMemo(() => ({ store, open }), [store, open]);
  return <StoreContext value={state}>{children}</StoreContext>;
};

/** What the visitor follows on this device. */
export const useFollowed = (): FollowedState => {
  const { store, open } = useContext(StoreContext);
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
