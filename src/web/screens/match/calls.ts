import type { GatewayClient } from '@kampdag/core/gateway/client';
import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import {
  broadcastOfMatch,
  incidentTypes,
  matchIncidents,
  matchReferees,
} from '@kampdag/core/gateway/matchEndpoints';
import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { either, taskEither } from 'fp-ts';
import type { PageContext } from '../../context/pageContext.ts';
import { sportViews } from '../../sports/sportViews.ts';

/** The match that an address names; null for an address that names none. */
export const matchIdIn = (query: URLSearchParams): MatchId | null => {
  const text = query.get('matchId') ?? '';
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? MatchId(Number(text)) : null;
};

type Asked = taskEither.TaskEither<GatewayFailure, unknown>;

/** Asks for the match that an address names; null for an address that names none. */
export const matchSubject = (query: URLSearchParams): ((gateway: GatewayClient) => Asked) | null => {
  const matchId = matchIdIn(query);
  return matchId === null ? null : (gateway) => gateway.fetch(matchById, { matchId });
};

const leagueOf = (
  gateway: GatewayClient,
  { tournamentId }: Match,
): taskEither.TaskEither<GatewayFailure, League | null> => {
  if (tournamentId === null) return taskEither.right(null);
  return gateway.fetch(leagueById, { tournamentId });
};

/**
 * What the page's first view asks for: the match, then its league, which says whether results may be shown, then all that the match's
 * sport has. The clubs' logos are left to the browser: in the page's source they would stand in the way of the figures.
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
        gateway.fetch(incidentTypes, { orgId: deployment.incidentsOrgId })(),
        ...calls.map((endpoint) => gateway.fetch(endpoint, { matchId })()),
      ]);
      return either.right(null);
    };
  return [
    (gateway) =>
      taskEither.chain((match: Match) =>
        taskEither.chain((league: League | null) =>
          (league ?? chosen)?.isResultPublished === false
            ? taskEither.right<GatewayFailure, unknown>(null)
            : details(gateway, match),
        )(leagueOf(gateway, match)),
      )(gateway.fetch(matchById, { matchId })),
    (gateway) => gateway.fetch(matchReferees, { matchId }),
    (gateway) => gateway.fetch(broadcastOfMatch, { matchId }),
  ];
};
