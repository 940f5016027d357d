import { englishOrdinal, type PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts, SportWords } from '../../i18n/sportWords.ts';

/** The letters are the specification's in both languages. */
const short: PeriodMessages['short'] = ({ kind, number }) => {
  if (kind === 'shootout') return '7m';
  return kind === 'regulation' ? String(number) : `E${number}`;
};

const en: SportWords = {
  periods: {
    short,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return '7-metre shootout';
      return `${englishOrdinal(number)} ${kind === 'regulation' ? 'half' : 'half of extra time'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return '7 m';
      return kind === 'regulation' ? `${englishOrdinal(number)} half` : `Extra ${number}`;
    },
    intermission: 'Half-time',
    briefIntermission: 'HT',
    final: { regulation: 'Final', overtime: 'Final, extra time', shootout: 'Final, 7-metre shootout' },
  },
  period: 'Half',
  byPeriod: 'By half',
  rules: 'Suspensions and cards',
};

const no: SportWords = {
  periods: {
    short,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffekastkonkurranse';
      return `${number}. ${kind === 'regulation' ? 'omgang' : 'ekstraomgang'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return '7-meter';
      return kind === 'regulation' ? `${number}. omg.` : `Ekstra ${number}`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter ekstraomganger',
      shootout: 'Slutt etter straffekast',
    },
  },
  period: 'Omgang',
  byPeriod: 'Per omgang',
  rules: 'Utvisninger og kort',
};

/** Handball in words. */
export const handballWords: SportTexts = {
  en,
  no,
  officials: [{ en: 'Referee', no: 'Hoveddommer' }],
};
