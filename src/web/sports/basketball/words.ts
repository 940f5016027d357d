import { counted, englishOrdinal, type PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

/** The specification's letters, in both languages. */
const short: PeriodMessages['short'] = ({ kind, number }) => `${kind === 'regulation' ? 'P' : 'E'}${number}`;

/** Basketball's words. */
export const basketballWords: SportTexts = {
  en: {
    periods: {
      short,
      long: ({ kind, number }) =>
        `${englishOrdinal(number)} ${kind === 'regulation' ? 'period' : 'overtime'}`,
      brief: ({ kind, number }) =>
        kind === 'regulation' ? `${englishOrdinal(number)} per.` : counted('OT', number),
      intermission: 'Break',
      briefIntermission: 'Break',
      final: { regulation: 'Final', overtime: 'Final, overtime', shootout: 'Final, shootout' },
    },
    period: 'Period',
    byPeriod: 'By period',
    rules: 'Fouls',
  },
  no: {
    periods: {
      short,
      long: ({ kind, number }) => `${number}. ${kind === 'regulation' ? 'periode' : 'ekstraomgang'}`,
      brief: ({ kind, number }) =>
        kind === 'regulation' ? `${number}. per.` : counted('Ekstra', number, ' '),
      intermission: 'Pause',
      briefIntermission: 'Pause',
      final: {
        regulation: 'Slutt',
        overtime: 'Slutt etter ekstraomgang',
        shootout: 'Slutt etter ekstraomgang',
      },
    },
    period: 'Periode',
    byPeriod: 'Per periode',
    rules: 'Foul',
  },
  officials: [{ en: 'Crew chief', no: 'Hoveddommer' }],
};
