import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useAwake } from './hydration.tsx';

/** A port whose code comes later. */
interface LazyPort<Port> {
  /** Null until it has come. */
  readonly port: Port | null;
  /** Rejects where its code could not be loaded; null where nobody visits. */
  readonly open: () => Promise<Port | null>;
}

const always = (): boolean => true;

/** A port that is opened once the page has woken up, or when somebody asks for it. */
export const lazyPort = <Port,>() => {
  const Context = createContext<LazyPort<Port>>({ port: null, open: () => Promise.resolve(null) });
  const Provider = ({
    load,
    isWanted = always,
    children,
  }: {
    /** None where nobody visits. */
    readonly load: (() => Promise<Port>) | undefined;
    /** Whether waking up opens it. Default: it does. */
    readonly isWanted?: () => boolean;
    readonly children: ReactNode;
  }) => {
    const isAwake = useAwake();
    const [port, setPort] = useState<Port | null>(null);
    const open = useCallback(async () => {
      const opened = (await load?.()) ?? null;
      startTransition(() => setPort(() => opened));
      return opened;
    }, [load]);
    useEffect(() => {
      // Where its code cannot be loaded, a press asks for it again.
      if (isAwake && isWanted()) open().catch(() => undefined);
    }, [isAwake, isWanted, open]);
    const state = useMemo(() => ({ port, open }), [port, open]);
    return <Context value={state}>{children}</Context>;
  };
  return { Provider, usePort: (): LazyPort<Port> => useContext(Context) };
};
