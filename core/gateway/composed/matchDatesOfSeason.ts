import { list } from '../../decode/body.ts';
import { type MatchDates, MatchDatesRow } from '../../league/day/matchDates.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow, wholeWhere } from '../publicationRule.ts';

/** The days on which the leagues of a season have matches: where an empty day leads to. */
export const matchDatesOfSeason = endpoint('POST kampdag/MatchDates?seasonId={seasonId}', {
  body: list(MatchDatesRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: MatchDates) => [leagueTie(tournamentId, seasonId)],
    wholeWhere('matches'),
  ),
});
