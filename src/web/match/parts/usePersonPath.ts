import type { PersonId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { Side } from '@kampdag/core/side';
import { playerPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { useCallback, useMemo } from 'react';
import { useChoice } from '../../context/selection.ts';

/** The season and league that a match's links carry on: its own, wherever the visitor came from. */
export const useMatchSelection = ({ seasonId, tournamentId }: Match): Selection => {
  const { selection } = useChoice();
  return useMemo(
    () => selectionWithin(selection, { seasonId, tournamentId }),
    [selection, seasonId, tournamentId],
  );
};

/** Where a person of a match leads: the profile, known by the side's team. The same function while the match is. */
export const usePersonPath = (match: Match): ((id: PersonId, side: Side | null) => string) => {
  const selection = useMatchSelection(match);
  const { teams } = match;
  return useCallback(
    (playerId, side) => playerPath(selection, { playerId, orgId: side === null ? null : teams[side].teamId }),
    [selection, teams],
  );
};
