import type { CalendarEntry } from '@kampdag/core/open/calendarEntry';
import type { Language } from '@kampdag/core/site/language';

/** The texts of calendars in one language. */
export interface CalendarTexts {
  /** Prefix of a match that is not played as planned. */
  readonly notPlayed: Readonly<Partial<Record<CalendarEntry['status'], string>>>;
  readonly result: (home: number, away: number) => string;
  /** Placeholder for a team that is not decided. */
  readonly undecided: string;
}

/** The texts of calendars, which are read in other programs. */
export const calendarTexts: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    notPlayed: {
      Cancelled: 'Canceled',
      Postponed: 'Postponed',
      Walkover: 'Walkover',
      NoShow: 'Not played',
    },
    result: (home, away) => `Result: ${home}–${away}`,
    undecided: 'To be decided',
  },
  no: {
    notPlayed: { Cancelled: 'Avlyst', Postponed: 'Utsatt', Walkover: 'Walkover', NoShow: 'Ikke spilt' },
    result: (home, away) => `Resultat: ${home}–${away}`,
    undecided: 'Ikke bestemt',
  },
};
