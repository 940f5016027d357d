import { list } from '../../decode/body.ts';
import { type MatchDates, MatchDatesRow } from '../../league/day/matchDates.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow, wholeIfPublished } from '../publicationRule.ts';

/** The match days of a season's leagues, to which an empty day links. */
export const matchDatesOfSeason = endpoint('POST kampdag/MatchDates?seasonId={seasonId}', {
  body: list(MatchDatesRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: MatchDates) => [leagueTie(tournamentId, seasonId)],
    wholeIfPublished('matches'),
  ),
});
