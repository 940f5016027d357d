import type { MatchId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { hhmmOf, TimeOfDay } from '@kampdag/core/time/timeOfDay';

/** How long a played-in match counts as being played, in minutes; past midnight its end comes before its start. */
const duration = 180;
const day = 24 * 60;

/**
 * A recording's match row made one of a match that begins now: today, reported live, without result, in the given league.
 * All else of the row is kept.
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
    // 0 means "not set" (reading 10): the first minute of the day stands for midnight.
    matchStartTime: Math.max(1, hhmmOf(time)),
    matchEndTime: Math.max(1, hhmmOf(TimeOfDay((time + duration) % day))),
    statusTypeId: 1,
    nonPlayReason: null,
    liveClientType: 'Advanced',
    matchResult: null,
  };
};
