import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { firstCalls, type StatisticsCall } from '../statisticsCall.ts';

/** The players of a basketball league; the federation sends them all, and the page narrows them to a team. */
export const basketballPlayersCall: StatisticsCall<
  { tournamentId: TournamentId; personId: PersonId | null },
  BasketballSeasonPlayer
> = {
  sport: 'basketball',
  endpoint: basketballSeasonPlayers,
  params: (tournamentId) => ({ tournamentId, personId: null }),
};

/** What the screen's first view asks for. */
export const basketballPlayersCalls = firstCalls(basketballPlayersCall);
