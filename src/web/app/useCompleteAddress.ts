import type { League } from '@kampdag/core/league/season/league';
import type { Selection } from '@kampdag/core/site/selection';
import { useEffect } from 'react';
import { useQuery } from '../router/useQuery.ts';

/**
 * Adds the season's default league to an address that names a season only (specification §2: routes carry both), so that it shows the same
 * when shared. An address that names neither stays as it is and means the newest.
 */
export const useCompleteAddress = (selection: Selection | null, league: League | null): void => {
  const [, change] = useQuery();
  const isMissing = selection !== null && selection.seasonId !== null && selection.tournamentId === null;
  const found = isMissing && league?.seasonId === selection.seasonId ? league.tournamentId : null;
  useEffect(() => {
    if (found !== null) change({ tournamentId: String(found) });
  }, [found, change]);
};
