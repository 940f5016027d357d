import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { matchIdIn, matchWithLeague } from '../../match/states/matchCalls.ts';

/** What a hall's screen asks for: its match, or the day of the season's leagues. */
export const hallCalls = ({ league, date, query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  if (matchId !== null) return [(gateway) => matchWithLeague(gateway, matchId)];
  return league === null
    ? []
    : [(gateway) => gateway.fetch(dayOfSeason, { seasonId: league.seasonId, date })];
};
