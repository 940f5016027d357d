import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { MatchId } from '@kampdag/core/ids';
import { type OfTeam, rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { BySide } from '@kampdag/core/side';
import { useMemo } from 'react';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import type { MatchPage } from '../parts/page.ts';

const nobody: readonly never[] = [];

/** The players of a played match's sheet, all and by side; none until loaded. */
export const useMatchPlayers = <Row extends OfTeam>(
  endpoint: Endpoint<{ matchId: MatchId }, { readonly rows: readonly Row[] }>,
  { match }: MatchPage,
): { readonly all: readonly Row[]; readonly own: BySide<readonly Row[]> } => {
  const all = rowsIn(useCall(endpoint, { matchId: match.matchId }).view) ?? nobody;
  return useMemo(() => ({ all, own: rowsBySide(match, all) }), [match, all]);
};
