import type { PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

const short: PeriodMessages['short'] = ({ kind, number }) =>
  kind === 'regulation' ? String(number) : `${kind === 'overtime' ? 'E' : 'S'}${number}`;

const english: PeriodMessages['long'] = ({ kind, number }) =>
  `${kind === 'regulation' ? 'Period' : kind === 'overtime' ? 'Extra period' : 'Decider'} ${number}`;

const norwegian: PeriodMessages['long'] = ({ kind, number }) =>
  `${number}. ${kind === 'regulation' ? 'periode' : kind === 'overtime' ? 'ekstraperiode' : 'avgjøring'}`;

/** The words of every sport of which nothing more is known: none belongs to another sport (reading 41). */
export const plainWords: SportTexts = {
  en: {
    periods: {
      short,
      long: english,
      brief: ({ kind, number }) => (kind === 'regulation' ? `Period ${number}` : `Extra ${number}`),
      intermission: 'Break',
      briefIntermission: 'Break',
      final: { regulation: 'Final', overtime: 'Final', shootout: 'Final' },
    },
    period: 'Period',
    byPeriod: 'By period',
    rules: 'Sanctions',
  },
  no: {
    periods: {
      short,
      long: norwegian,
      brief: ({ kind, number }) => (kind === 'regulation' ? `${number}. per.` : `Ekstra ${number}`),
      intermission: 'Pause',
      briefIntermission: 'Pause',
      final: { regulation: 'Slutt', overtime: 'Slutt', shootout: 'Slutt' },
    },
    period: 'Periode',
    byPeriod: 'Per periode',
    rules: 'Straffer',
  },
  officials: [],
};
