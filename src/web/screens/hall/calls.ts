import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { taskEither } from 'fp-ts';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { matchIdIn, matchSubject, matchWithLeague } from '../../match/states/matchCalls.ts';

/** Fetches the screen's match; a day has no subject that could be missing. */
export const hallSubject = (query: URLSearchParams): PageCall | null =>
  query.get('matchId') === null ? () => taskEither.right('day') : matchSubject(query);

/** The hall screen's calls: its match, or the day of the season's leagues. */
export const hallCalls = ({ league, date, query }: PageContext): readonly PageCall[] => {
  const matchId = matchIdIn(query);
  if (matchId !== null) return [(gateway) => matchWithLeague(gateway, matchId)];
  return league === null
    ? []
    : [(gateway) => gateway.fetch(dayOfSeason, { seasonId: league.seasonId, date })];
};
