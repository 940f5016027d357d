import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { SeasonId } from '../../ids.ts';
import { type SearchLeague, SearchLeagueRow, searchLeagueUnder } from '../../search/searchLeague.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric } from '../parameter.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** All that can be found in a season, league by league in the deployment's order; composed of the federation's answers. */
export const searchOfSeason: Endpoint<{ seasonId: SeasonId }, Rows<SearchLeague>> = endpoint({
  method: 'GET',
  path: 'kampdag/Search/{seasonId}',
  parameters: { seasonId: numeric(SeasonId) },
  body: list(SearchLeagueRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: SearchLeague) => [leagueTie(tournamentId, seasonId)],
    searchLeagueUnder,
  ),
});
