import type { BySide } from '../../side.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import { Instant } from '../../time/instant.ts';
import { instantOfOslo, osloWallTime, type WallTime } from '../../time/oslo.ts';
import { TimeOfDay } from '../../time/timeOfDay.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';
import { type ShownStatus, shownStatusOf } from '../match/shownStatus.ts';
import type { SportRules } from '../rules/sportRules.ts';

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
  /** Goals, or sets; null where there are none or they are withheld. */
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

/** A match as a calendar entry, without an end as long as its sport's usually last; null without a day or when withdrawn. */
export const calendarEntryOf = (
  match: Match,
  sport: Pick<SportRules, 'usualMinutes'>,
  now: WallTime,
): CalendarEntry | null => {
  const time = timeOf(match, sport);
  if (time === null || !hasKeptStatus(match)) return null;
  const { matchId, teams, tournamentName, venue, result } = match;
  return {
    matchId,
    time,
    status: shownStatusOf(match, now).type,
    teams: { home: teams.home.name, away: teams.away.name },
    leagueName: tournamentName,
    venue,
    score: result?.goals ?? null,
  };
};
