import type { Match } from '@kampdag/core/league/match/match';
import { showsResultOf } from '@kampdag/core/league/match/publication';
import { useMemo } from 'react';
import { useChoice } from '../context/selection.ts';
import { useViewing } from '../context/services.ts';

/**
 * Whether a match's result may be shown: its league publishes it (readings 8, 24, 44) or the visitor revealed it (withheld results never leave
 * the server). An unknown league counts as published.
 */
export const useShowsResults = (): ((match: Match) => boolean) => {
  const { leagues } = useChoice();
  const { revealed } = useViewing();
  return useMemo(() => {
    const known = new Map((leagues ?? []).map((league) => [league.tournamentId, league]));
    return (match) =>
      match.tournamentId === null ||
      showsResultOf(known.get(match.tournamentId) ?? null, match) ||
      revealed.includes(match.matchId);
  }, [leagues, revealed]);
};
