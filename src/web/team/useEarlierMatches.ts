import { leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { seasonBefore } from '@kampdag/core/league/season/season';
import { useMemo } from 'react';
import { useChoice } from '../context/selection.ts';
import { rowsIn } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';

/** The matches of the season before, as far as they are there. */
export interface EarlierMatches {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Empty unless they are ready. */
  readonly matches: readonly Match[];
}

const loading: EarlierMatches = { state: 'loading', matches: [] };
const none: EarlierMatches = { state: 'ready', matches: [] };
const failed: EarlierMatches = { state: 'failed', matches: [] };

/** The matches of the same-named league in the season before; ready and empty without one. */
export const useEarlierMatches = (league: League | null): EarlierMatches => {
  const { seasons } = useChoice();
  const before = league === null || seasons === null ? null : seasonBefore(seasons, league.seasonId);
  const leagues = useCall(leaguesOfSeason, before === null ? null : { seasonId: before.seasonId });
  const known = rowsIn(leagues.view);
  const name = league?.name.toLowerCase();
  const same = known?.find((other) => other.name.toLowerCase() === name);
  const { view } = useCall(matchesOfLeague, same === undefined ? null : { tournamentId: same.tournamentId });
  const matches = rowsIn(view);
  const earlier = useMemo<EarlierMatches | null>(
    () => (matches === null ? null : { state: 'ready', matches }),
    [matches],
  );
  if (earlier !== null) return earlier;
  if (leagues.view.state === 'failed' || view.state === 'failed') return failed;
  if (seasons === null || league === null) return loading;
  return before === null || (known !== null && same === undefined) ? none : loading;
};
