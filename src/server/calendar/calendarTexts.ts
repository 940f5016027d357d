import type { CalendarEntry } from '@kampdag/core/league/calendar/calendarEntry';
import type { Language } from '@kampdag/core/site/language';

/** The texts of calendars in one language. */
export interface CalendarTexts {
  /** Prefix of a match that is not played as planned; null for all others. */
  readonly status: (status: CalendarEntry['status']) => string | null;
  readonly result: (home: number, away: number) => string;
  /** Placeholder for a team that is not decided. */
  readonly undecided: string;
}

const notPlayed = (
  words: Readonly<Record<'Cancelled' | 'Postponed' | 'Walkover' | 'NoShow', string>>,
): CalendarTexts['status'] => {
  const known: Readonly<Record<string, string>> = words;
  return (status) => known[status] ?? null;
};

/** The texts of calendars, which are read in other programs. */
export const calendarTexts: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    status: notPlayed({
      Cancelled: 'Cancelled',
      Postponed: 'Postponed',
      Walkover: 'Walkover',
      NoShow: 'Not played',
    }),
    result: (home, away) => `Result: ${home}–${away}`,
    undecided: 'To be decided',
  },
  no: {
    status: notPlayed({
      Cancelled: 'Avlyst',
      Postponed: 'Utsatt',
      Walkover: 'Walkover',
      NoShow: 'Ikke spilt',
    }),
    result: (home, away) => `Resultat: ${home}–${away}`,
    undecided: 'Ikke bestemt',
  },
};
