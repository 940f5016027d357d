import type { BySide } from '../../side.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import { Instant } from '../../time/instant.ts';
import { instantOfOslo, osloWallTime, type WallTime } from '../../time/oslo.ts';
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

const endOf = (start: WallTime, end: Match['end'], sport: Pick<SportRules, 'usualMinutes'>): WallTime => {
  if (end !== null) return { date: end < start.time ? addDays(start.date, 1) : start.date, time: end };
  return osloWallTime(Instant(instantOfOslo(start) + sport.usualMinutes * minute));
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
