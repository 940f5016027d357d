import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { involves } from '@kampdag/core/league/schedule/scoreboard';
import { type TeamSeason, teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import { useMemo } from 'react';
import type { ListContext } from '../matches/useListContext.ts';
import { useListedStates } from '../matches/useLiveScores.ts';

/** A team's matches, and whether the next one is in play. */
export interface ShownTeamSeason extends TeamSeason {
  readonly isInPlay: boolean;
  /** Of the played ones, those whose day has passed without a result: postponed, cancelled, not played, or not reported (reading 36). */
  readonly passed: readonly Match[];
}

/** A team's matches, played and to come by the states that their pages show (reading 34). */
export const useTeamSeason = (
  matches: readonly Match[],
  teamId: TeamId,
  context: Pick<ListContext, 'now' | 'showsResults'>,
): ShownTeamSeason => {
  const { now, showsResults } = context;
  const own = useMemo(() => matches.filter(involves(teamId)), [matches, teamId]);
  const stateOf = useListedStates(own, context);
  return useMemo(() => {
    const season = teamSeasonOf(own, teamId, now, (match) =>
      ['Ended', 'WithoutResult'].includes(stateOf(match).type),
    );
    const { next, played } = season;
    // A result that is withheld is not missing.
    const isMissing = (match: Match): boolean =>
      match.result === null &&
      (match.nonPlayReason !== null || (showsResults(match) && stateOf(match).type === 'WithoutResult'));
    const passed = played.filter((match) => match.date !== null && match.date < now.date && isMissing(match));
    return { ...season, isInPlay: next !== null && stateOf(next).type === 'InPlay', passed };
  }, [own, teamId, now, showsResults, stateOf]);
};
