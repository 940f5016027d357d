import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { League } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import type { Selection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { requiredContext } from './requiredContext.ts';

/** What could not be loaded: the ids missing from the address, or one of the lists. */
export type FailedStep = 'address' | 'seasons' | 'leagues' | 'teams';

/** The visitor's selection and its options. A null list is not loaded yet. */
export interface Choice {
  /** As in the address. */
  readonly selection: Selection;
  /** Whether the team of the address is the page's own, not the filter's. */
  readonly isTeamVisited: boolean;
  readonly season: Season | null;
  readonly league: League | null;
  readonly team: Team | null;
  /** The chosen day, else today in Oslo. */
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly seasons: readonly Season[] | null;
  readonly leagues: readonly League[] | null;
  readonly teams: readonly Team[] | null;
  readonly failure: {
    readonly step: FailedStep;
    readonly failure: GatewayFailure;
  } | null;
  readonly retry: () => void;
}

/** The visitor's choice; `useOptionalChoice` returns null where nothing can be chosen. */
export const {
  Provider: ChoiceProvider,
  useValue: useChoice,
  useOptional: useOptionalChoice,
} = requiredContext<Choice>('The choice was');

/** Whether seasons, their leagues or their teams are being loaded. A failure is not loading (reading 28). */
export const isChoiceLoading = ({ seasons, season, leagues, league, teams, failure }: Choice): boolean =>
  failure === null &&
  (seasons === null ||
    (season !== null && leagues === null) ||
    (league !== null && teams === null) ||
    (season === null && seasons.length > 0));

/**
 * The selection that links carry: with season and league resolved even if the address leaves them out, and without a team that is only
 * visited.
 */
export const useResolvedSelection = (): Selection => {
  const { selection, season, league, isTeamVisited } = useChoice();
  return useMemo(
    () => ({
      ...selection,
      seasonId: season?.seasonId ?? selection.seasonId,
      tournamentId: league?.tournamentId ?? selection.tournamentId,
      teamId: isTeamVisited ? null : selection.teamId,
    }),
    [selection, season, league, isTeamVisited],
  );
};
