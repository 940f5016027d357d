import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import {
  broadcastOfMatch,
  incidentTypes,
  matchIncidents,
  matchReferees,
} from '@kampdag/core/gateway/matchEndpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { either, function as fp, taskEither } from 'fp-ts';
import type { PageContext } from '../../context/pageContext.ts';
import { matchTabIn } from '../../match/parts/matchTab.ts';
import { matchIdIn, matchWithLeague } from '../../match/states/matchCalls.ts';
import { showsResults } from '../../match/states/useIsPublished.ts';
import { sportViews } from '../../sports/sportViews.ts';

type Asked = taskEither.TaskEither<GatewayFailure, unknown>;

/**
 * The first view's calls: the match, then its league, which decides whether results may be shown, then its sport's own calls. Clubs' logos
 * are left to the browser: inlined in the page they would delay the figures.
 */
export const matchPageCalls = ({
  deployment,
  league: chosen,
  query,
}: Pick<PageContext, 'deployment' | 'league' | 'query'>): readonly ((gateway: GatewayClient) => Asked)[] => {
  const matchId = matchIdIn(query);
  if (matchId === null) return [];
  const details =
    (gateway: GatewayClient, match: Match): Asked =>
    async () => {
      if (match.result === null) return either.right(null);
      const { calls } = await sportViews[sportKindOf(deployment, match.sportId)].played.load();
      await Promise.all([
        gateway.fetch(matchIncidents, { matchId })(),
        gateway.fetch(incidentTypes, { incidentsOrgId: deployment.incidentsOrgId })(),
        ...calls(matchTabIn(query)).map((endpoint) => gateway.fetch(endpoint, { matchId })()),
      ]);
      return either.right(null);
    };
  return [
    (gateway) =>
      fp.pipe(
        matchWithLeague(gateway, matchId),
        taskEither.chain(({ match, league }) =>
          showsResults(chosen, league, match) ? details(gateway, match) : taskEither.right(null),
        ),
      ),
    (gateway) => gateway.fetch(matchReferees, { matchId }),
    (gateway) => gateway.fetch(broadcastOfMatch, { matchId }),
  ];
};
