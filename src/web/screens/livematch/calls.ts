import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { matchIdIn, matchWithLeague } from '../../match/states/matchCalls.ts';

/** What the live page's first view asks for: the match, then its league, which says whether results may be shown. */
export const liveMatchCalls = ({ query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  return matchId === null ? [] : [(gateway) => matchWithLeague(gateway, matchId)];
};
