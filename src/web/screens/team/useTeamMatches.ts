import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import { matchNotReadyPath, matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { useCallback, useMemo } from 'react';
import { useResolvedSelection } from '../../context/selection.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import type { TeamMatch } from '../../team/TeamMatches.tsx';
import type { KnownTeam } from './useTeam.ts';

const noBroadcasts = { of: () => null, failure: null, retry: () => undefined };

/** Reads a match from one team's side, with its live score; null if the team does not play in it. */
export const useTeamMatches = (
  teamId: TeamId,
  { season: { upcoming, played }, calendar }: Pick<KnownTeam, 'season' | 'calendar'>,
): ((match: Match) => readonly TeamMatch[]) => {
  const whole = useResolvedSelection();
  const over = useMemo(() => new Set(played), [played]);
  const rowOf = useMatchRows({
    matches: upcoming,
    selection: whole,
    broadcasts: noBroadcasts,
    refresh: calendar.refresh,
  });
  return useCallback(
    (match) => {
      const side = sideOfTeam(match, teamId);
      if (side === null) return [];
      const row = rowOf(match);
      const pathOf = over.has(match) ? matchPath : matchNotReadyPath;
      return [{ row, side, to: row.link ?? pathOf(selectionWithin(whole, match), match) }];
    },
    [teamId, rowOf, over, whole],
  );
};
