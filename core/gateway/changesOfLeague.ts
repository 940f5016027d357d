import { list } from '../decode/body.ts';
import { MatchChangeRow } from '../league/match/matchChange.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { ofLeague } from './publicationRule.ts';

/** When each of a league's matches was last changed: what calendars tell newer copies by, and no page needs. */
export const changesOfLeague = endpoint('POST kampdag/Changes?tournamentId={tournamentId}', {
  body: list(MatchChangeRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
});
