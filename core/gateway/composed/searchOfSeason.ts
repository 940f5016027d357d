import { list } from '../../decode/body.ts';
import {
  publishedSearchLeague,
  type SearchLeague,
  SearchLeagueRow,
  timedSearchMatch,
} from '../../search/searchLeague.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';
import { eachRow } from '../visitorView.ts';

/** Everything the search finds in a season, league by league in the deployment's order. */
export const searchOfSeason = endpoint('GET kampdag/Search/{seasonId}', {
  body: list(SearchLeagueRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: SearchLeague) => [leagueTie(tournamentId, seasonId)],
    publishedSearchLeague,
  ),
  viewed: ({ isAhead }) =>
    eachRow((league) => ({
      ...league,
      matches: league.matches.map((match) =>
        isAhead({ ...timedSearchMatch(match), matchId: match.matchId }) ? { ...match, goals: null } : match,
      ),
    })),
});
