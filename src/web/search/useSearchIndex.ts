import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import type { SeasonId } from '@kampdag/core/ids';
import { searchEntries } from '@kampdag/core/search/searchEntry';
import { createSearchIndex, type SearchIndex } from '@kampdag/core/search/searchIndex';
import { useEffect, useMemo } from 'react';
import { rowsIn } from '../machines/pageView.ts';
import { type Page, useCall } from '../machines/useCall.ts';

/** Milliseconds before an incomplete index is fetched again. */
const renewal = 4_000;

/** A season's search index, as far as loaded. */
export interface Searchable extends Pick<Page<unknown>, 'busy' | 'retry'> {
  readonly view: Page<unknown>['view'];
  /** Null until loaded. */
  readonly index: SearchIndex | null;
  /** Whether the server is still completing the index. */
  readonly isGathering: boolean;
}

/** Fetches a season's search index, and again until it is complete. */
export const useSearchIndex = (seasonId: SeasonId | null): Searchable => {
  const { view, busy, retry, refresh } = useCall(searchOfSeason, seasonId === null ? null : { seasonId });
  const leagues = rowsIn(view);
  const index = useMemo(
    () => (leagues === null ? null : createSearchIndex(searchEntries(leagues))),
    [leagues],
  );
  const isGathering = leagues?.some(({ missing }) => missing > 0) ?? false;
  useEffect(() => {
    if (!isGathering || busy) return undefined;
    const timer = setTimeout(refresh, renewal);
    return () => clearTimeout(timer);
  }, [isGathering, busy, refresh]);
  return { view, busy, retry, index, isGathering };
};
