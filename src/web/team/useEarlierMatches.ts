import { leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { useChoice } from '../context/selection.ts';
import { rowsIn } from '../machines/pageView.ts';
import { useCall } from '../machines/useCall.ts';

const none: readonly Match[] = [];

/** The matches of the same-named league in the season before; empty without one, or while loading. */
export const useEarlierMatches = (league: League | null): readonly Match[] => {
  const { seasons } = useChoice();
  const at = seasons?.findIndex(({ seasonId }) => seasonId === league?.seasonId) ?? -1;
  const before = at === -1 ? undefined : seasons?.[at + 1];
  const leagues = useCall(leaguesOfSeason, before === undefined ? null : { seasonId: before.seasonId });
  const name = league?.name.toLowerCase();
  const same = rowsIn(leagues.view)?.find((other) => other.name.toLowerCase() === name);
  const { view } = useCall(matchesOfLeague, same === undefined ? null : { tournamentId: same.tournamentId });
  return rowsIn(view) ?? none;
};
