import { list } from '../../decode/body.ts';
import { type SearchLeague, SearchLeagueRow, searchLeagueUnder } from '../../search/searchLeague.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** All that can be found in a season, league by league in the deployment's order; composed of the federation's answers. */
export const searchOfSeason = endpoint('GET kampdag/Search/{seasonId}', {
  body: list(SearchLeagueRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: SearchLeague) => [leagueTie(tournamentId, seasonId)],
    searchLeagueUnder,
  ),
});
