import type { League } from '@kampdag/core/league/season/league';
import type { Selection } from '@kampdag/core/site/selection';
import { useEffect } from 'react';
import { useQuery } from '../router/useQuery.ts';

/**
 * An address that names a season and no league takes on the season's default league in place (specification §2: routes carry
 * both), so that it shows the same when it is shared. One that names neither stays bare: it stands for the newest.
 */
export const useWholeAddress = (selection: Selection | null, league: League | null): void => {
  const [, change] = useQuery();
  const isMissing = selection !== null && selection.seasonId !== null && selection.tournamentId === null;
  const found = isMissing && league?.seasonId === selection.seasonId ? league.tournamentId : null;
  useEffect(() => {
    if (found !== null) change({ tournamentId: String(found) });
  }, [found, change]);
};
