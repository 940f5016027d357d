import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import { readMatchId, readSelection, type Selection } from '@kampdag/core/site/selection';

/** Ids that an address leaves out and a call can provide (specification §5, route guard). */
export type MissingIds =
  | { readonly type: 'season'; readonly tournamentId: TournamentId }
  | { readonly type: 'seasonAndLeague'; readonly matchId: MatchId };

/** The ids missing from an address; null if there are none. */
export const missingIdsOf = (query: URLSearchParams): MissingIds | null => {
  const get = (name: string): string | null => query.get(name);
  const { seasonId, tournamentId } = readSelection(get);
  const matchId = readMatchId(get);
  if (tournamentId !== null) return seasonId === null ? { type: 'season', tournamentId } : null;
  return matchId === null ? null : { type: 'seasonAndLeague', matchId };
};

/** The parameters of the calls that provide missing ids; null for a call that is not needed. */
export const missingIdsCalls = (gap: MissingIds | null) => ({
  league: {
    endpoint: leagueById,
    params: gap?.type === 'season' ? { tournamentId: gap.tournamentId } : null,
  },
  match: {
    endpoint: matchById,
    params: gap?.type === 'seasonAndLeague' ? { matchId: gap.matchId } : null,
  },
});

/** The ids that a call provided. */
export interface ProvidedIds {
  readonly seasonId: SeasonId | null;
  readonly tournamentId: TournamentId | null;
}

/** The selection with its missing ids; a season in the address takes precedence. */
export const withProvidedIds = (
  selection: Selection,
  { seasonId, tournamentId }: ProvidedIds,
): Selection => ({
  ...selection,
  seasonId: selection.seasonId ?? seasonId,
  tournamentId: selection.tournamentId ?? tournamentId,
});

/** Whether the federation has no such league or match, so that the defaults apply (specification §4). */
export const isNotFound = (failure: GatewayFailure): boolean =>
  failure.type === 'Refused' && failure.status >= 400 && failure.status < 500;
