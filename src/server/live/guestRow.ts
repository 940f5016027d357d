import type { MatchId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { hhmmOf, TimeOfDay } from '@kampdag/core/time/timeOfDay';

/** The duration of a played-in match in minutes; past midnight its end is before its start. */
const duration = 180;
const day = 24 * 60;

/**
 * Turns a recording's match row into a match that starts now: today, reported live, without a result, in the given league. Other
 * fields are kept.
 */
export const guestRowOf = (
  row: Readonly<Record<string, unknown>>,
  matchId: MatchId,
  league: League,
  now: Instant,
): Readonly<Record<string, unknown>> => {
  const { date, time } = osloWallTime(now);
  return {
    ...row,
    matchId,
    tournamentId: league.tournamentId,
    tournamentName: league.name,
    seasonId: league.seasonId,
    sportId: league.sportId,
    matchDate: `${date}T00:00:00`,
    // 0 means "not set" (reading 10), so midnight is written as 00:01.
    matchStartTime: Math.max(1, hhmmOf(time)),
    matchEndTime: Math.max(1, hhmmOf(TimeOfDay((time + duration) % day))),
    statusTypeId: 1,
    nonPlayReason: null,
    liveClientType: 'Advanced',
    matchResult: null,
  };
};
