import { soccerPlayers } from '@kampdag/core/gateway/leagueEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import type { SoccerPlayer } from '@kampdag/core/sport/soccer/soccerPlayer';
import { firstCalls, type StatisticsCall } from '../statisticsCall.ts';

/** The players of a league of the corporate variant; the page narrows them to a team. */
export const soccerPlayersCall: StatisticsCall<{ tournamentId: TournamentId }, SoccerPlayer> = {
  sport: 'soccer',
  endpoint: soccerPlayers,
  params: (tournamentId) => ({ tournamentId }),
};

/** What the screen's first view asks for. */
export const soccerPlayersCalls = firstCalls(soccerPlayersCall);
