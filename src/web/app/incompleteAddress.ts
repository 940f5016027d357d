import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import { readMatchId, readSelection, type Selection } from '@kampdag/core/site/selection';

/** The calls that provide the ids that an address leaves out (specification §5, route guard); null parameters: not needed. */
export const missingIdsCalls = (query: URLSearchParams) => {
  const get = (name: string): string | null => query.get(name);
  const { seasonId, tournamentId } = readSelection(get);
  const matchId = readMatchId(get);
  return {
    league: {
      endpoint: leagueById,
      params: tournamentId !== null && seasonId === null ? { tournamentId } : null,
    },
    match: {
      endpoint: matchById,
      params: tournamentId === null && matchId !== null ? { matchId } : null,
    },
  };
};

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

/** Whether a failure is an answer 400 to 499: there is no such league or match, so the defaults apply (specification §4). */
export const isClientError = (failure: GatewayFailure): boolean =>
  failure.type === 'Refused' && failure.status >= 400 && failure.status < 500;
