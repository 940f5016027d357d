import type { GatewayClient } from '@kampdag/core/gateway/client';
import { decisionsOfLeague } from '@kampdag/core/gateway/composed/decisionsOfLeague';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague, standingsSettings } from '@kampdag/core/gateway/leagueEndpoints';
import { playedSportOf } from '@kampdag/core/site/deployment';
import { dayParameter } from '@kampdag/core/site/paths';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { tableParams } from '../../team/useLeagueTable.ts';

/**
 * The standings' calls: the table, its columns, and the matches behind form and race; for a past day's table also which matches went to
 * overtime, where that counts.
 */
export const standingsCalls = ({ league, query, deployment }: PageContext): readonly PageCall[] => {
  const params = tableParams(league);
  if (params === null) return [];
  const rule = playedSportOf(deployment, league?.sportId ?? null, league?.name ?? null).ranking;
  const asksDecisions = query.has(dayParameter) && rule.mayHaveOvertime(1);
  return [
    (gateway) => gateway.fetch(standingsOfLeague, params),
    (gateway) => gateway.fetch(standingsSettings, params),
    (gateway) => gateway.fetch(matchesOfLeague, params),
    ...(asksDecisions ? [(gateway: GatewayClient) => gateway.fetch(decisionsOfLeague, params)] : []),
  ];
};
