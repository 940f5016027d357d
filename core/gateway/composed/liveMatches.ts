import { list } from '../../decode/body.ts';
import { type LiveRow, LiveRowCodec } from '../../live/channel/liveRow.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTies, ofEachRow, wholeIfPublished } from '../publicationRule.ts';

/**
 * State, score and period of all matches of a day that have begun and have no result yet, by their logs, so many seconds ago if `behind`
 * is given. A match of which nothing was reported, or whose log cannot be read now, is left out.
 */
export const liveMatches = endpoint('GET kampdag/Live?date={date}&behind={behind?}', {
  body: list(LiveRowCodec, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.log,
  publication: ofEachRow((row: LiveRow) => leagueTies(row, null), wholeIfPublished('results')),
  // A league whose results a visitor hides is known to the page by its own flags.
  viewed: 'nothing',
});
