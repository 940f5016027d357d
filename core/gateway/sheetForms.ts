import { list, type RowReading, type Rows } from '../decode/body.ts';
import type { MatchId, TournamentId } from '../ids.ts';
import type { EndpointForm } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { ofLeague, ofMatch } from './publicationRule.ts';

/** A call for one of a match's sheets: rows under `name` that change during the match. */
export const matchSheet = <R>(
  row: RowReading<R>,
  name: string,
): EndpointForm<{ readonly matchId: MatchId }, Rows<R>, R> => ({
  body: list(row, { names: [name] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
  viewed: 'nothing',
});

/** A call for one of a league's sheets: rows under `name` that change after a match. */
export const leagueSheet = <R>(
  row: RowReading<R>,
  name: string,
): EndpointForm<{ readonly tournamentId: TournamentId }, Rows<R>, R> => ({
  body: list(row, { names: [name] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
  viewed: 'nothing',
});
