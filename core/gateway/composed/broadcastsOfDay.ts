import { list } from '../../decode/body.ts';
import { BroadcastRow, type BroadcastUrls } from '../../league/match/broadcast.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { matchTie, ofEachRow, wholeIfPublished } from '../publicationRule.ts';

/** The broadcasts of the matches of a sport, or of one of its leagues, on a day: a few rows of the season's list. */
export const broadcastsOfDay = endpoint(
  'POST kampdag/Broadcasts?sportId={sportId}&tournamentId={tournamentId?}&date={date}',
  {
    body: list(BroadcastRow, { names: ['schedule'], keyOf: ({ matchId }) => matchId }),
    lifetime: lifetimes.table,
    publication: ofEachRow(({ matchId }: BroadcastUrls) => [matchTie(matchId)], wholeIfPublished('matches')),
    viewed: 'nothing',
  },
);
