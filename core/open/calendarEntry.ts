import type { Match } from '../league/match/match.ts';
import { hasKeptStatus } from '../league/match/matchStatus.ts';
import type { ShownStatus } from '../league/match/shownStatus.ts';
import type { SportRules } from '../league/rules/sportRules.ts';
import type { LiveScore } from '../live/channel/goals.ts';
import { listedMatch } from '../live/channel/listedState.ts';
import type { BySide } from '../side.ts';
import { addDays, type CivilDate } from '../time/civilDate.ts';
import { Instant } from '../time/instant.ts';
import { instantOfOslo, osloWallTime, type WallTime } from '../time/oslo.ts';
import { TimeOfDay } from '../time/timeOfDay.ts';

/** When a match takes place, in Oslo time: from start to end, or all day. */
export type CalendarTime =
  | { readonly type: 'timed'; readonly start: WallTime; readonly end: WallTime }
  | { readonly type: 'allDay'; readonly date: CivilDate };

/** A match as a calendar entry. */
export interface CalendarEntry extends Pick<Match, 'matchId' | 'venue'> {
  readonly time: CalendarTime;
  readonly status: ShownStatus['type'];
  readonly teams: BySide<string | null>;
  readonly leagueName: string | null;
  /** Goals, or sets; null where there are none or they are withheld, and in play, as a calendar's copy is an hour old. */
  readonly score: BySide<number> | null;
}

const minute = 60_000;

const isAfter = (time: WallTime, start: WallTime): boolean => instantOfOslo(time) > instantOfOslo(start);

const minutesPerDay = 1_440;

/** Some minutes later by a clock on the wall that is not put back. */
const byTheWall = ({ date, time }: WallTime, minutes: number): WallTime => ({
  date: addDays(date, Math.floor((time + minutes) / minutesPerDay)),
  time: TimeOfDay((time + minutes) % minutesPerDay),
});

/**
 * The end of a match, after its start (RFC 5545 §3.8.2.2): as announced, else as long after it as the sport's usually last. In the night
 * when the clock is put back a later moment may have the same time on the wall, or an earlier one.
 */
const endOf = (start: WallTime, end: Match['end'], sport: Pick<SportRules, 'usualMinutes'>): WallTime => {
  const { usualMinutes } = sport;
  const announced =
    end === null ? null : { date: end < start.time ? addDays(start.date, 1) : start.date, time: end };
  const usual = osloWallTime(Instant(instantOfOslo(start) + usualMinutes * minute));
  return (
    [announced, usual].find((time) => time !== null && isAfter(time, start)) ?? byTheWall(start, usualMinutes)
  );
};

const timeOf = (
  { date, start, end }: Match,
  sport: Pick<SportRules, 'usualMinutes'>,
): CalendarTime | null => {
  if (date === null) return null;
  if (start === null) return { type: 'allDay', date };
  const begins = { date, time: start };
  return { type: 'timed', start: begins, end: endOf(begins, end, sport) };
};

/**
 * A match as a calendar entry, without an end as long as its sport's usually last; null without a day or when withdrawn. Its state and
 * score are those of lists, but for the score of a match in play: programs copy a calendar for an hour, and tell of changes without the
 * delay that a visitor has chosen.
 *
 * @param live null where the log is not read, or says nothing
 */
export const calendarEntryOf = (
  match: Match,
  sport: Pick<SportRules, 'usualMinutes'>,
  live: LiveScore | null,
  now: WallTime,
): CalendarEntry | null => {
  const time = timeOf(match, sport);
  if (time === null || !hasKeptStatus(match)) return null;
  const { matchId, teams, tournamentName, venue } = match;
  const { state, status, score } = listedMatch(match, true, live, now);
  return {
    matchId,
    time,
    status: status.type,
    teams: { home: teams.home.name, away: teams.away.name },
    leagueName: tournamentName,
    venue,
    score: state.type === 'InPlay' ? null : score,
  };
};
