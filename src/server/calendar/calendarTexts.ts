import type { CalendarEntry } from '@kampdag/core/league/calendar/calendarEntry';
import type { Language } from '@kampdag/core/site/language';

/** What calendars say in a language. */
export interface CalendarTexts {
  /** Before the teams of a match that is not played as planned; null for all others. */
  readonly status: (status: CalendarEntry['status']) => string | null;
  readonly result: (home: number, away: number) => string;
  /** What stands for a team that is not known yet. */
  readonly nobody: string;
}

const notPlayed = (
  words: Readonly<Record<'Cancelled' | 'Postponed' | 'Walkover' | 'NoShow', string>>,
): CalendarTexts['status'] => {
  const known: Readonly<Record<string, string>> = words;
  return (status) => known[status] ?? null;
};

/** The texts of calendars, which leave the site and are read in another program. */
export const calendarTexts: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    status: notPlayed({
      Cancelled: 'Cancelled',
      Postponed: 'Postponed',
      Walkover: 'Walkover',
      NoShow: 'Not played',
    }),
    result: (home, away) => `Result: ${home}–${away}`,
    nobody: 'To be decided',
  },
  no: {
    status: notPlayed({
      Cancelled: 'Avlyst',
      Postponed: 'Utsatt',
      Walkover: 'Walkover',
      NoShow: 'Ikke spilt',
    }),
    result: (home, away) => `Resultat: ${home}–${away}`,
    nobody: 'Ikke bestemt',
  },
};
