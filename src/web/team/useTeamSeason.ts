import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { involves } from '@kampdag/core/league/schedule/scoreboard';
import { type TeamSeason, teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import { useMemo } from 'react';
import type { MatchItemContext } from '../matches/MatchItem.tsx';
import { useListedStates } from '../matches/useLiveScores.ts';

/** A team's matches, and whether the next one is in play. */
export interface ShownTeamSeason extends TeamSeason {
  readonly isInPlay: boolean;
}

/** A team's matches, played and to come by the states that their pages show (reading 34). */
export const useTeamSeason = (
  matches: readonly Match[],
  teamId: TeamId,
  context: Pick<MatchItemContext, 'now' | 'showsResults'>,
): ShownTeamSeason => {
  const { now } = context;
  const own = useMemo(() => matches.filter(involves(teamId)), [matches, teamId]);
  const stateOf = useListedStates(own, context);
  return useMemo(() => {
    const season = teamSeasonOf(own, teamId, now, (match) =>
      ['Ended', 'WithoutResult'].includes(stateOf(match).type),
    );
    const { next } = season;
    return { ...season, isInPlay: next !== null && stateOf(next).type === 'InPlay' };
  }, [own, teamId, now, stateOf]);
};
