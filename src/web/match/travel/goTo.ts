import type { Moment } from '@kampdag/core/live/cursor/moment';
import { createContext, useContext } from 'react';

/** How one gets to moments of a match. */
export interface GoTo {
  readonly goTo: (moment: Moment) => void;
  /** Whether somebody goes through the match already. */
  readonly isOnTheWay: boolean;
}

const GoToContext = createContext<GoTo | null>(null);

/** Tells what shows events how one gets to their moments. */
export const GoToProvider = GoToContext.Provider;

/** Shows the match as it stood at a moment, for what is pressable at any time; null where the match has no log. */
export const useGoToAnytime = (): GoTo['goTo'] | null => useContext(GoToContext)?.goTo ?? null;

/** The same for what is pressable while somebody goes through the match; null while nobody does. */
export const useGoTo = (): GoTo['goTo'] | null => {
  const to = useContext(GoToContext);
  return to?.isOnTheWay === true ? to.goTo : null;
};
