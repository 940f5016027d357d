import type { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { choicePath, screenPath } from '@kampdag/core/site/paths';
import { type Selection, withDate, withLeague, withSeason, withTeam } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useRouter, useWhereabouts } from '../../router/useRouter.ts';

/**
 * The filter panel's changes of the address. Another season or league opens the current route with it (specification §2), another team keeps the rest of the view's address, and a
 * date opens the scoreboard. Choosing the current value does nothing (specification §4).
 */
export const useFilterActions = () => {
  const { navigate, address } = useRouter();
  const { today, selection } = useChoice();
  const { pathname } = address;
  const here = useWhereabouts();
  const carried = useResolvedSelection();
  const resolved = { ...carried, teamId: selection.teamId };
  const go = (next: Selection, path: (next: Selection) => string): void => {
    if (next !== resolved) navigate(path(next));
  };
  const pathHere = (next: Selection): string => choicePath(here, next);
  const teamPath = (next: Selection): string => {
    const query = new URLSearchParams(address.search);
    for (const name of ['teamOrgId', 'page', 'rows']) query.delete(name);
    for (const name of ['seasonId', 'tournamentId', 'teamId'] as const) {
      if (next[name] === null) query.delete(name);
      else query.set(name, String(next[name]));
    }
    return `${pathname}?${query.toString()}`;
  };
  return {
    chooseSeason: (seasonId: SeasonId): void => go(withSeason(resolved, seasonId), pathHere),
    chooseLeague: (tournamentId: TournamentId): void => go(withLeague(resolved, tournamentId), pathHere),
    chooseTeam: (teamId: TeamId | null): void => go(withTeam(resolved, teamId), teamPath),
    chooseDate: (date: CivilDate): void =>
      go(withDate(resolved, date === today ? null : date), ({ date: day }) =>
        screenPath(pathname === '/' ? '/' : '/scoreboard', withDate(carried, day)),
      ),
  };
};
