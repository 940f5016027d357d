import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId, PersonId } from '@kampdag/core/ids';
import { useMemo } from 'react';
import { useCall } from '../../machines/useCall.ts';
import { valueOf } from '../parts/page.ts';

/** The captains of a match; empty while loading. */
export const useCaptains = (matchId: MatchId): ReadonlySet<PersonId> => {
  const members = valueOf(useCall(matchTeamMembers, { matchId }).view)?.rows;
  return useMemo(
    () => new Set(members?.filter(({ isCaptain }) => isCaptain).map(({ personId }) => personId)),
    [members],
  );
};
