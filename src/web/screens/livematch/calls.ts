import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { taskEither } from 'fp-ts';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** The match that an address names; null for an address that names none. */
export const matchIdIn = (query: URLSearchParams): MatchId | null => {
  const text = query.get('matchId') ?? '';
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? MatchId(Number(text)) : null;
};

/** What the live page's first view asks for: the match, then its league, which says whether results may be shown. */
export const liveMatchCalls = ({ query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  if (matchId === null) return [];
  return [
    (gateway) =>
      taskEither.chain(
        ({ tournamentId }: Match): taskEither.TaskEither<GatewayFailure, unknown> =>
          tournamentId === null ? taskEither.right(null) : gateway.fetch(leagueById, { tournamentId }),
      )(gateway.fetch(matchById, { matchId })),
  ];
};
