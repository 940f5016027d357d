import { hockeyAttendance } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import type { Attendance } from '@kampdag/core/league/match/attendance';
import { firstCalls, type StatisticsCall } from '../statisticsCall.ts';

/** The spectators of a league. */
export const attendanceCall: StatisticsCall<{ tournamentId: TournamentId }, Attendance> = {
  sport: 'icehockey',
  endpoint: hockeyAttendance,
  params: (tournamentId) => ({ tournamentId }),
};

/** What the screen's first view asks for. */
export const attendanceCalls = firstCalls(attendanceCall);
