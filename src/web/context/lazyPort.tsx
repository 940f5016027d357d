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
import { useHydrated } from './hydration.tsx';

/** A value that changes, as `useSyncExternalStore` reads it. */
interface Store<A> {
  readonly current: () => A;
  readonly subscribe: (changed: () => void) => () => void;
}

/** A port whose code is loaded on demand. */
interface LazyPort<Port> {
  /** Null until it is loaded. */
  readonly port: Port | null;
  /** Rejects if its code cannot be loaded; null on the server. */
  readonly open: () => Promise<Port | null>;
}

const always = (): boolean => true;
const never = () => () => undefined;

/**
 * Creates a context for a port that opens after hydration, or on the first request. Its value is `initial` until then, and on the server.
 */
export const lazyPort = <A, Port extends Store<A>>(initial: A) => {
  const unknown = (): A => initial;
  const Context = createContext<LazyPort<Port>>({ port: null, open: () => Promise.resolve(null) });
  const Provider = ({
    load,
    opensOnHydration = always,
    children,
  }: {
    /** Undefined on the server. */
    readonly load: (() => Promise<Port>) | undefined;
    /** Whether the port opens right after hydration. Default: true. */
    readonly opensOnHydration?: () => boolean;
    readonly children: ReactNode;
  }) => {
    const isHydrated = useHydrated();
    const [port, setPort] = useState<Port | null>(null);
    const open = useCallback(async () => {
      const opened = (await load?.()) ?? null;
      startTransition(() => setPort(() => opened));
      return opened;
    }, [load]);
    useEffect(() => {
      // A later request loads the code again.
      if (isHydrated && opensOnHydration()) open().catch(() => undefined);
    }, [isHydrated, opensOnHydration, open]);
    const state = useMemo(() => ({ port, open }), [port, open]);
    return <Context value={state}>{children}</Context>;
  };
  const usePort = (): LazyPort<Port> & { readonly value: A } => {
    const { port, open } = useContext(Context);
    const value = useSyncExternalStore(port?.subscribe ?? never, port?.current ?? unknown, unknown);
    return { port, open, value };
  };
  return { Provider, usePort };
};
