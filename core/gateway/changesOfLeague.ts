import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { TournamentId } from '../ids.ts';
import { type MatchChange, MatchChangeRow } from '../league/match/matchChange.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric } from './parameter.ts';
import { ofLeague } from './publicationRule.ts';

/** When each of a league's matches was last changed: what calendars tell newer copies by, and no page needs. */
export const changesOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<MatchChange>> = endpoint({
  method: 'POST',
  path: 'kampdag/Changes?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(MatchChangeRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
});
