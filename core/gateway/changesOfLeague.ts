import { list } from '../decode/body.ts';
import { MatchChangeRow } from '../league/match/matchChange.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { ofLeague } from './publicationRule.ts';

/** When each match of a league last changed; calendars use it to tell a newer copy, no page needs it. */
export const changesOfLeague = endpoint('POST kampdag/Changes?tournamentId={tournamentId}', {
  body: list(MatchChangeRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
});
