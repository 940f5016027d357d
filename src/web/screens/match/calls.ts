import { basketballMatchPlayers, volleyballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import {
  hockeyGoals,
  hockeyMatchGoalies,
  hockeyMatchPlayers,
  hockeyPenalties,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import {
  broadcastOfMatch,
  incidentTypes,
  matchIncidents,
  matchReferees,
  matchTeamMembers,
} from '@kampdag/core/gateway/matchEndpoints';
import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { taskEither } from 'fp-ts';
import type { PageContext } from '../../context/pageContext.ts';

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

type OfMatch = Endpoint<{ matchId: MatchId }, unknown>;

/** What each sport's details ask for, beside what all do. */
const ofSport: Readonly<Record<SportKind, readonly OfMatch[]>> = {
  icehockey: [hockeyGoals, hockeyPenalties, hockeyMatchPlayers, hockeyMatchGoalies, matchTeamMembers],
  basketball: [basketballMatchPlayers, matchTeamMembers],
  volleyball: [volleyballMatchPlayers, matchTeamMembers],
  soccer: [],
};

const together =
  (asked: readonly Asked[]): Asked =>
  async () => {
    await Promise.all(asked.map((one) => one()));
    return taskEither.right<GatewayFailure, null>(null)();
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
  const details = (gateway: GatewayClient, match: Match): Asked => {
    const sport = sportKindOf(deployment, match.sportId);
    if (match.result === null) return taskEither.right(null);
    return together([
      gateway.fetch(matchIncidents, { matchId }),
      gateway.fetch(incidentTypes, { orgId: deployment.incidentsOrgId }),
      ...ofSport[sport].map((endpoint) => gateway.fetch(endpoint, { matchId })),
    ]);
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
