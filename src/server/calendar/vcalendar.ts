import type { CalendarEntry, CalendarTime } from '@kampdag/core/open/calendarEntry';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import { addDays, type CivilDate, partsOf } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import type { WallTime } from '@kampdag/core/time/oslo';
import ICAL from 'ical.js';
import { calendarTexts } from './calendarTexts.ts';

/** A calendar entry with its page and revision. */
export interface ListedEntry {
  readonly entry: CalendarEntry;
  /** The match's page, with scheme and host. */
  readonly url: string;
  /** When the federation last changed the match; null if unknown. */
  readonly changedAt: Instant | null;
}

/** The content of a calendar. */
export interface CalendarContent {
  readonly name: string;
  readonly language: Language;
  /** Makes the ids of matches unique among sites; constant. */
  readonly site: string;
  /** The time of writing. */
  readonly now: Instant;
  readonly entries: readonly ListedEntry[];
}

// Line length in bytes (RFC 5545 §3.1): the library does not count the leading space of a continued line.
ICAL.foldLength = 74;

const zone = 'Europe/Oslo';

/** Norway's daylight-saving rules since 1996. */
const zoneText = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** The suggested refresh interval. */
const refresh = 'PT1H';

/** SEQUENCE is in seconds since this moment: it grows with each change and fits 32 bits. */
const firstChange = 1_577_836_800;

/** Replaces line ends and control characters, which no text may hold (RFC 5545 §3.3.11). */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const day = (date: CivilDate) => ICAL.Time.fromData({ ...partsOf(date), isDate: true });

const wall = ({ date, time }: WallTime) =>
  ICAL.Time.fromData({
    ...partsOf(date),
    hour: Math.floor(time / 60),
    minute: time % 60,
    second: 0,
    isDate: false,
  });

const utc = (instant: Instant) => ICAL.Time.fromJSDate(new Date(Math.floor(instant / 1_000) * 1_000), true);

const setTimes = (event: ICAL.Component, time: CalendarTime): void => {
  if (time.type === 'allDay') {
    event.addPropertyWithValue('dtstart', day(time.date));
    event.addPropertyWithValue('dtend', day(addDays(time.date, 1)));
    return;
  }
  event.addPropertyWithValue('dtstart', wall(time.start)).setParameter('tzid', zone);
  event.addPropertyWithValue('dtend', wall(time.end)).setParameter('tzid', zone);
};

/** A postponed match moves when its new day is set. */
const eventStatus: Readonly<Partial<Record<CalendarEntry['status'], string>>> = {
  Cancelled: 'CANCELLED',
  Walkover: 'CANCELLED',
  NoShow: 'CANCELLED',
  Postponed: 'TENTATIVE',
};

const hour = 3_600_000;

/**
 * Sets the revision, by which programs tell the newer copy. Without one the current hour is used, so that the calendar is stable
 * within it.
 */
const setRevision = (event: ICAL.Component, changedAt: Instant | null, now: Instant): void => {
  event.addPropertyWithValue('dtstamp', utc(changedAt ?? Instant(Math.floor(now / hour) * hour)));
  if (changedAt === null) return;
  event.addPropertyWithValue('last-modified', utc(changedAt));
  event.addPropertyWithValue('sequence', Math.max(0, Math.floor(changedAt / 1_000) - firstChange));
};

const eventOf = (
  { entry, url, changedAt }: ListedEntry,
  { language, site, now }: CalendarContent,
): ICAL.Component => {
  const texts = calendarTexts[language];
  const { teams, leagueName, venue, score, status } = entry;
  const names = `${plain(teams.home ?? '') || texts.undecided} – ${plain(teams.away ?? '') || texts.undecided}`;
  const notice = texts.notPlayed[status] ?? null;
  const league = plain(leagueName ?? '');
  const lines = [notice, league, score === null ? null : texts.result(score.home, score.away), url];
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `match-${entry.matchId}@${site}`);
  setRevision(event, changedAt, now);
  setTimes(event, entry.time);
  event
    .addPropertyWithValue('summary', notice === null ? names : `${notice}: ${names}`)
    .setParameter('language', languageRecords[language].tag);
  event.addPropertyWithValue('description', lines.filter((line) => line !== null && line !== '').join('\n'));
  if (venue !== null) event.addPropertyWithValue('location', plain(venue));
  if (league !== '') event.addPropertyWithValue('categories', league);
  event.addPropertyWithValue('url', url);
  event.addPropertyWithValue('status', eventStatus[status] ?? 'CONFIRMED');
  // Followers of a team are not busy during its matches.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
};

/** The calendar without its events. */
const frameOf = (content: CalendarContent): string => {
  const calendar = new ICAL.Component('vcalendar');
  const name = plain(content.name);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Kampdag//Kampdag//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', zone);
  // Its type is the value's, which the library writes (RFC 7986 §5.7).
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refresh));
  calendar.addPropertyWithValue('x-published-ttl', refresh);
  calendar.addSubcomponent(ICAL.Component.fromString(zoneText));
  return calendar.toString();
};

const end = 'END:VCALENDAR';

/** Writes a calendar of matches (RFC 5545, RFC 7986): one event in each step, then the whole text. */
export const calendarWriting = (
  content: CalendarContent,
): { readonly steps: () => Generator<void, void>; readonly text: () => string } => {
  const events: string[] = [];
  return {
    steps: function* () {
      for (const listed of content.entries) {
        events.push(`${eventOf(listed, content).toString()}\r\n`);
        yield;
      }
    },
    text: () => `${frameOf(content).slice(0, -end.length)}${events.join('')}${end}\r\n`,
  };
};
