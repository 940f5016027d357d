import { decisionsOfLeague } from '@kampdag/core/gateway/composed/decisionsOfLeague';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { Decided } from '@kampdag/core/league/rules/rankingRule';
import { type SeasonTable, seasonTable, type TableSource } from '@kampdag/core/league/standings/seasonTable';
import { useMemo } from 'react';
import { type LoadedPage, mapPage, rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';

/** A page's data for a league's table. */
export interface SeasonTableInput extends Omit<TableSource, 'decidedOf'> {
  readonly tournamentId: TournamentId;
}

/** Computes a league's table; loads overtime decisions in a sport whose table counts them. */
export const useSeasonTable = ({
  tournamentId,
  rows,
  matches,
  sport,
  multiplier,
}: SeasonTableInput): LoadedPage<SeasonTable> => {
  const isAsked = sport.ranking.mayHaveOvertime(1);
  const params = useMemo(() => (isAsked ? { tournamentId } : null), [isAsked, tournamentId]);
  const page = useCall(decisionsOfLeague, params);
  const decisions = rowsIn(page.view);
  const table = useMemo(() => {
    const decided = new Map<MatchId, Decided>(decisions?.map((one) => [one.matchId, one.decided]));
    const decidedOf = (matchId: MatchId): Decided => decided.get(matchId) ?? null;
    return seasonTable({ rows, matches, sport, multiplier, decidedOf });
  }, [rows, matches, sport, multiplier, decisions]);
  return isAsked
    ? mapPage(page, () => table)
    : { view: { state: 'ready', value: table }, busy: false, retry: page.retry };
};
