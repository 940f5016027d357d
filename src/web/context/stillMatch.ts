import type { Instant } from '@kampdag/core/time/instant';
import { createContext, type ReactNode, useContext } from 'react';

/** A live match as it stands when its page is rendered, drawn for browsers that run no scripts. */
export interface StillMatch {
  /** Draws nothing; names the page. */
  readonly title: ReactNode;
  readonly chip: ReactNode;
  readonly middle: ReactNode;
  readonly under: ReactNode;
  readonly plays: ReactNode;
}

const StillContext = createContext<Instant | null>(null);

/** Tells what ticks elsewhere at which moment it stands still here. */
export const StillProvider = StillContext.Provider;

/** The moment that is drawn; null where time goes on. */
export const useStillAt = (): Instant | null => useContext(StillContext);
