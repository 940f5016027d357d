import type { Instant } from '@kampdag/core/time/instant';
import { createContext, type ReactNode, useContext } from 'react';

/** A live match as it stands when its page is rendered, for browsers without scripts. */
export interface StaticMatch {
  /** Renders nothing; sets the page's title. */
  readonly title: ReactNode;
  readonly chip: ReactNode;
  readonly middle: ReactNode;
  readonly under: ReactNode;
  readonly plays: ReactNode;
}

const StaticContext = createContext<Instant | null>(null);

/** Provides the moment at which components that otherwise tick stand still. */
export const StaticProvider = StaticContext.Provider;

/** The moment shown; null where time goes on. */
export const useStaticAt = (): Instant | null => useContext(StaticContext);
