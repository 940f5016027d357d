import { counted, englishOrdinal, type PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

/** The specification's letters, in both languages. */
const short: PeriodMessages['short'] = ({ kind, number, ordinal }) => {
  if (kind === 'shootout') return 'SO';
  if (ordinal !== undefined) return String(ordinal);
  if (kind === 'overtime') return number === 1 ? 'SD' : `SD${number}`;
  return String(number);
};

/** Ice hockey's words. */
export const hockeyWords: SportTexts = {
  en: {
    periods: {
      short,
      long: ({ kind, number }) => {
        if (kind === 'shootout') return 'Shootout';
        return `${englishOrdinal(number)} ${kind === 'overtime' ? 'overtime' : 'period'}`;
      },
      brief: ({ kind, number }) => {
        if (kind === 'shootout') return 'SO';
        return kind === 'overtime' ? counted('OT', number) : `${englishOrdinal(number)} per.`;
      },
      intermission: 'Intermission',
      briefIntermission: 'Int.',
      final: { regulation: 'Final', overtime: 'Final, overtime', shootout: 'Final, shootout' },
    },
    period: 'Period',
    byPeriod: 'By period',
    rules: 'Penalties',
  },
  no: {
    periods: {
      short,
      long: ({ kind, number }) => {
        if (kind === 'shootout') return 'Straffeslagkonkurranse';
        return `${number}. ${kind === 'overtime' ? 'forlengning' : 'periode'}`;
      },
      brief: ({ kind, number }) => {
        if (kind === 'shootout') return 'Str.slag';
        if (kind === 'regulation') return `${number}. per.`;
        return number === 1 ? 'Forl.' : `${number}. forl.`;
      },
      intermission: 'Pause',
      briefIntermission: 'Pause',
      final: {
        regulation: 'Slutt',
        overtime: 'Slutt etter forlengning',
        shootout: 'Slutt etter straffeslag',
      },
    },
    period: 'Periode',
    byPeriod: 'Per periode',
    rules: 'Utvisninger',
  },
  officials: [
    { en: 'Referee', no: 'Hoveddommer', spellings: ['Head referee'] },
    { en: 'Linesperson', no: 'Linjedommer', spellings: ['Linjemann', 'Linesman'] },
    { en: 'Goal judge', no: 'Måldommer' },
    { en: 'Video goal judge', no: 'Videodommer', spellings: ['Videomåldommer'] },
    { en: 'Penalty box attendant', no: 'Utvisningsboksvakt', spellings: ['Straffebenkvakt'] },
  ],
};
