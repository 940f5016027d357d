import { list } from '../../decode/body.ts';
import { type UnsettledMatch, UnsettledMatchRow } from '../../league/match/unsettledMatch.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTies, ofEachRow, wholeIfPublished } from '../publicationRule.ts';

/** The matches of a day that are not over for a visitor with the longest delay; asked for only by one who lags behind. */
export const unsettledMatches = endpoint('GET kampdag/Unsettled?date={date}', {
  body: list(UnsettledMatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.log,
  publication: ofEachRow((row: UnsettledMatch) => leagueTies(row, null), wholeIfPublished('results')),
  viewed: 'nothing',
});
