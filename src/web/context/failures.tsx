import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useState } from 'react';

/** A failure on the screen. */
interface ShownFailure {
  /** Where it stands; null: after all others. */
  readonly place: Element | null;
  /** Why it failed, in words. */
  readonly cause: string;
  readonly retry: () => void;
  /** Receives whether this failure tells its cause. */
  readonly tell: (tells: boolean) => void;
}

/** The failures on the screen: each cause is told once, by the first failure that has it. */
interface Failures {
  /** Returns a function that takes the failure away. */
  readonly add: (failure: ShownFailure) => () => void;
  /** Retries every failure of a cause. */
  readonly retry: (cause: string) => void;
}

const inPageOrder = ({ place: a }: ShownFailure, { place: b }: ShownFailure): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

const createFailures = (): Failures => {
  const shown = new Set<ShownFailure>();
  const tellAll = (): void => {
    const told = new Set<string>();
    for (const { cause, tell } of [...shown].toSorted(inPageOrder)) {
      tell(!told.has(cause));
      told.add(cause);
    }
  };
  return {
    add: (failure) => {
      shown.add(failure);
      tellAll();
      return () => {
        shown.delete(failure);
        tellAll();
      };
    },
    retry: (cause) => {
      const same = [...shown].filter((failure) => failure.cause === cause);
      for (const retry of new Set(same.map((failure) => failure.retry))) retry();
    },
  };
};

const context = createContext<Failures | null>(null);

/** Tells each cause once among the failures inside it: around the page, and around each dialog over it. */
export const FailuresProvider = ({ children }: { readonly children: ReactNode }) => {
  const [failures] = useState(createFailures);
  return <context.Provider value={failures}>{children}</context.Provider>;
};

/** Whether a failure tells its cause, and what its button does. */
interface ToldCause {
  readonly tells: boolean;
  /** Retries every failure of the same cause. */
  readonly retryAll: () => void;
}

/** Adds a failure to those on the screen. Without a place, any other failure of the same cause tells it. */
export const useToldCause = (
  cause: string,
  retry: () => void,
  place: RefObject<Element | null> | null,
): ToldCause => {
  const failures = useContext(context);
  const [tells, tell] = useState(true);
  useLayoutEffect(
    () => failures?.add({ place: place?.current ?? null, cause, retry, tell }),
    [failures, cause, retry, place],
  );
  return {
    tells,
    retryAll: () => (failures === null ? retry() : failures.retry(cause)),
  };
};
