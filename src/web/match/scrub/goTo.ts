import type { Moment } from '@kampdag/core/live/cursor/moment';
import { createContext, useContext } from 'react';
import type { ChartTable } from '../../ui/chart/ChartFigure.tsx';

/** Navigation to moments of a match. */
export interface GoTo {
  readonly goTo: (moment: Moment) => void;
  /** Whether the scrub bar is open. */
  readonly isScrubbing: boolean;
}

const GoToContext = createContext<GoTo | null>(null);

/** Provides navigation to moments. */
export const GoToProvider = GoToContext.Provider;

/** Navigates to a moment from anywhere; null where the match has no log. */
export const useGoToMoment = (): GoTo['goTo'] | null => useContext(GoToContext)?.goTo ?? null;

/** Navigates to a moment while the scrub bar is open; null otherwise. */
export const useGoToWhileScrubbing = (): GoTo['goTo'] | null => {
  const to = useContext(GoToContext);
  return to?.isScrubbing === true ? to.goTo : null;
};

/** Row links from a chart's table to moments of the match; undefined where the match has no log. */
export const useRowMoments = (
  rows: readonly { readonly token: Moment }[] | undefined,
  label: string,
): ChartTable['onRow'] => {
  const goTo = useGoToMoment();
  if (goTo === null || rows === undefined) return undefined;
  return {
    label,
    go: (row) => {
      const token = rows[row]?.token;
      if (token !== undefined) goTo(token);
    },
  };
};
