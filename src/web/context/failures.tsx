import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

/** A failure on the screen. */
interface ShownFailure {
  readonly id: string;
  /** Where it stands; null: after all others. */
  readonly place: Element | null;
  /** Why it failed, in words. */
  readonly cause: string;
  readonly retry: () => void;
}

const inPageOrder = ({ place: a }: ShownFailure, { place: b }: ShownFailure): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** The failures on the screen, in the page's order. */
interface Failures {
  readonly shown: readonly ShownFailure[];
  readonly setShown: Dispatch<SetStateAction<readonly ShownFailure[]>>;
}

const context = createContext<Failures | null>(null);

/** Tells each cause once among the failures inside it: around the page, and around each dialog over it. */
export const FailuresProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownFailure[]>([]);
  const failures = useMemo(() => ({ shown, setShown }), [shown]);
  return <context.Provider value={failures}>{children}</context.Provider>;
};

/** Adds a failure to those on the screen; the first of a cause tells it. Without a place, any other failure of the same cause does. */
export const useToldCause = (cause: string, retry: () => void, place: RefObject<Element | null> | null) => {
  const id = useId();
  const { shown = [], setShown } = useContext(context) ?? {};
  useLayoutEffect(() => {
    const failure = { id, place: place?.current ?? null, cause, retry };
    setShown?.((before) => [...before, failure].toSorted(inPageOrder));
    return () => setShown?.((before) => before.filter((other) => other !== failure));
  }, [id, setShown, cause, retry, place]);
  const same = shown.filter((failure) => failure.cause === cause);
  const [first] = same;
  return {
    /** Whether this failure tells its cause. */
    tells: first === undefined || first.id === id,
    /** Retries every failure of the same cause. */
    retryAll: (): void => {
      for (const again of new Set([retry, ...same.map((failure) => failure.retry)])) again();
    },
  };
};
