import { hockeySeasonPlayers, type LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { HockeySeasonPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { firstCalls, leagueStatistics, type StatisticsCall } from '../statisticsCall.ts';

/** The skaters of a league. */
export const playersCall: StatisticsCall<LeagueStatistics, HockeySeasonPlayer> = {
  sport: 'icehockey',
  endpoint: hockeySeasonPlayers,
  params: leagueStatistics,
};

/** What the screen's first view asks for. */
export const playersCalls = firstCalls(playersCall);
