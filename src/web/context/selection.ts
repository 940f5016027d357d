import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { League } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import type { Selection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { requiredContext } from './requiredContext.ts';

/** What could not be loaded: what the address leaves out, or one of the lists. */
export type FailedStep = 'address' | 'seasons' | 'leagues' | 'teams';

/** What is chosen and what can be. Null lists are not known yet. */
export interface Choice {
  /** As in the address: what a link to another screen carries on. */
  readonly selection: Selection;
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

/** The visitor's choice; `useChosen` gives null where nothing can be chosen. */
export const {
  Provider: ChoiceProvider,
  useValue: useChoice,
  useOptional: useChosen,
} = requiredContext<Choice>('The choice was');

/** The selection with the season and the league that count, which an address may leave out: what links carry on. */
export const useWholeSelection = (): Selection => {
  const { selection, season, league } = useChoice();
  return useMemo(
    () => ({
      ...selection,
      seasonId: season?.seasonId ?? selection.seasonId,
      tournamentId: league?.tournamentId ?? selection.tournamentId,
    }),
    [selection, season, league],
  );
};
