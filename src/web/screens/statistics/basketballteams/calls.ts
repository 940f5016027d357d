import { basketballTeams } from '@kampdag/core/gateway/ballEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import type { BasketballTeam } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { firstCalls, type StatisticsCall } from '../statisticsCall.ts';

/** The teams of a basketball league. */
export const basketballTeamsCall: StatisticsCall<{ tournamentId: TournamentId }, BasketballTeam> = {
  sport: 'basketball',
  endpoint: basketballTeams,
  params: (tournamentId) => ({ tournamentId }),
};

/** What the screen's first view asks for. */
export const basketballTeamsCalls = firstCalls(basketballTeamsCall);
