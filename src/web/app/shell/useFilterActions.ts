import type { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { readScreenRoute, screenPath } from '@kampdag/core/site/paths';
import { type Selection, withDate, withLeague, withSeason, withTeam } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useChoice } from '../../context/selection.ts';
import { useRouter } from '../../router/useRouter.ts';

/** What the filter panel can do to the address. */
export interface FilterActions {
  readonly chooseSeason: (seasonId: SeasonId) => void;
  readonly chooseLeague: (tournamentId: TournamentId) => void;
  readonly chooseTeam: (teamId: TeamId | null) => void;
  readonly chooseDate: (date: CivilDate) => void;
}

/**
 * Changing the choice navigates to the current route with it; a match's page belongs to one league and day, so from there it
 * leads to the scoreboard (specification §2).
 */
export const useFilterActions = (): FilterActions => {
  const { navigate, address } = useRouter();
  const { selection, season, league, today } = useChoice();
  const resolved: Selection = {
    ...selection,
    seasonId: season?.seasonId ?? selection.seasonId,
    tournamentId: league?.tournamentId ?? selection.tournamentId,
  };
  const go = (next: Selection): void => {
    if (next === resolved) return;
    navigate(screenPath(readScreenRoute(address.pathname) ?? '/scoreboard', next));
  };
  return {
    chooseSeason: (seasonId) => go(withSeason(resolved, seasonId)),
    chooseLeague: (tournamentId) => go(withLeague(resolved, tournamentId)),
    chooseTeam: (teamId) => go(withTeam(resolved, teamId)),
    chooseDate: (date) => go(withDate(resolved, date === today ? null : date)),
  };
};
