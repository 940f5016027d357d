import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId, PersonId } from '@kampdag/core/ids';
import { useMemo } from 'react';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';

/** The captains of a match; empty while loading. */
export const useCaptains = (matchId: MatchId): ReadonlySet<PersonId> => {
  const members = rowsIn(useCall(matchTeamMembers, { matchId }).view);
  return useMemo(
    () => new Set(members?.filter(({ isCaptain }) => isCaptain).map(({ personId }) => personId)),
    [members],
  );
};
