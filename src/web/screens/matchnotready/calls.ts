import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { matchIdIn, matchWithLeague } from '../../match/states/matchCalls.ts';
import { tableParams } from '../../team/useLeagueTable.ts';

/** The calls of a match to come: the match, its league and the table. The league's matches come with every page. */
export const matchNotReadyCalls = ({ league, query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  const table = tableParams(league);
  return [
    ...(matchId === null ? [] : [(gateway: Parameters<PageCall>[0]) => matchWithLeague(gateway, matchId)]),
    ...(matchId === null || table === null
      ? []
      : [(gateway: Parameters<PageCall>[0]) => gateway.fetch(standingsOfLeague, table)]),
  ];
};
