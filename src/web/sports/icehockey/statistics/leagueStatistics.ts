import type { LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { numberMatchesOf } from '@kampdag/core/league/match/matchLimit';
import type { StatisticsFilter } from '../../../statistics/filter.ts';

/** The parameters of a hockey table, which the federation filters by team, opponent and last matches (specification §7). */
export const leagueStatistics = (
  tournamentId: TournamentId,
  { teamId, opponentId, limit }: StatisticsFilter,
): LeagueStatistics => ({ tournamentId, teamId, opponentId, numberMatches: numberMatchesOf(limit) });
