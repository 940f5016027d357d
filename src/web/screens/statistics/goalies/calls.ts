import { hockeySeasonGoalies, type LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { HockeySeasonGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { firstCalls, leagueStatistics, type StatisticsCall } from '../statisticsCall.ts';

/** The goalkeepers of a league. */
export const goaliesCall: StatisticsCall<LeagueStatistics, HockeySeasonGoalie> = {
  sport: 'icehockey',
  endpoint: hockeySeasonGoalies,
  params: leagueStatistics,
};

/** What the screen's first view asks for. */
export const goaliesCalls = firstCalls(goaliesCall);
