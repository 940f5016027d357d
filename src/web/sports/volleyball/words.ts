import type { PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

/** The specification's letters, in both languages. */
const short: PeriodMessages['short'] = ({ kind, number }) => (kind === 'regulation' ? String(number) : 'G');

/** Volleyball's words. */
export const volleyballWords: SportTexts = {
  en: {
    periods: {
      short,
      long: ({ kind, number }) => (kind === 'regulation' ? `Set ${number}` : 'Golden set'),
      brief: ({ kind, number }) => (kind === 'regulation' ? `Set ${number}` : 'Golden set'),
      intermission: 'Set break',
      briefIntermission: 'Break',
      final: { regulation: 'Final', overtime: 'Final', shootout: 'Final' },
    },
    period: 'Set',
    byPeriod: 'By set',
    rules: 'Cards',
  },
  no: {
    periods: {
      short,
      long: ({ kind, number }) => (kind === 'regulation' ? `${number}. sett` : 'Gullsett'),
      brief: ({ kind, number }) => (kind === 'regulation' ? `${number}. sett` : 'Gullsett'),
      intermission: 'Settpause',
      briefIntermission: 'Pause',
      final: { regulation: 'Slutt', overtime: 'Slutt', shootout: 'Slutt' },
    },
    period: 'Sett',
    byPeriod: 'Per sett',
    rules: 'Kort',
  },
  officials: [
    { en: 'First referee', no: 'Hoveddommer' },
    { en: 'Line judge', no: 'Linjedommer' },
  ],
};
