import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { function as fp, taskEither } from 'fp-ts';

/** The match id in an address; null without one. */
export const matchIdIn = (query: URLSearchParams): MatchId | null => {
  const text = query.get('matchId') ?? '';
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? MatchId(Number(text)) : null;
};

type GatewayTask<A> = taskEither.TaskEither<GatewayFailure, A>;

/** Loads the match in an address; null without one. */
export const matchSubject = (
  query: URLSearchParams,
): ((gateway: GatewayClient) => GatewayTask<Match>) | null => {
  const matchId = matchIdIn(query);
  return matchId === null ? null : (gateway) => gateway.fetch(matchById, { matchId });
};

/** Loads a match and its league, which says whether results may be shown; the league is null for a match without one. */
export const matchWithLeague = (
  gateway: GatewayClient,
  matchId: MatchId,
): GatewayTask<{ readonly match: Match; readonly league: League | null }> =>
  fp.pipe(
    gateway.fetch(matchById, { matchId }),
    taskEither.chain((match) =>
      fp.pipe(
        match.tournamentId === null
          ? taskEither.right<GatewayFailure, League | null>(null)
          : gateway.fetch(leagueById, { tournamentId: match.tournamentId }),
        taskEither.map((league) => ({ match, league })),
      ),
    ),
  );
