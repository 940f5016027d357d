import { hockeyTeamStatistics, type LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { HockeyTeamStatistics } from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { firstCalls, leagueStatistics, type StatisticsCall } from '../statisticsCall.ts';

/** The teams of a hockey league. */
export const teamsCall: StatisticsCall<LeagueStatistics, HockeyTeamStatistics> = {
  sport: 'icehockey',
  endpoint: hockeyTeamStatistics,
  params: leagueStatistics,
};

/** What the screen's first view asks for. */
export const teamsCalls = firstCalls(teamsCall);
