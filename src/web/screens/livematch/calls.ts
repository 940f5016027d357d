import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { matchIdIn, matchWithLeague } from '../../match/states/matchCalls.ts';

/** The first view's calls: the match, then its league, which decides whether results may be shown. */
export const liveMatchCalls = ({ query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  return matchId === null ? [] : [(gateway) => matchWithLeague(gateway, matchId)];
};
