import type { Match } from '@kampdag/core/league/match/match';
import type { Selection } from '@kampdag/core/site/selection';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useDeferredValue, useMemo } from 'react';
import { useWallTime } from '../context/now.ts';
import { useShowsResults } from './useShowsResults.ts';

/** What a list's rows show beside their matches. */
export interface ListContext {
  readonly now: WallTime;
  readonly selection: Selection;
  readonly showsResults: (match: Match) => boolean;
}

/** A list's context, the same object until one of its values changes. */
export const useListContext = (selection: Selection): ListContext => {
  // A new minute changes few rows, so input and live updates come first.
  const now = useDeferredValue(useWallTime());
  const showsResults = useShowsResults();
  return useMemo(() => ({ now, showsResults, selection }), [now, showsResults, selection]);
};
