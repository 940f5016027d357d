import { englishOrdinal, type PeriodMessages } from '../../i18n/messages/periods.ts';
import type { SportTexts, SportWords } from '../../i18n/sportWords.ts';

/** The letters are the specification's in both languages. */
const short: PeriodMessages['short'] = ({ kind, number }) => {
  if (kind === 'shootout') return 'SO';
  return kind === 'regulation' ? String(number) : `E${number}`;
};

const en: SportWords = {
  periods: {
    short,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Penalty shootout';
      return `${englishOrdinal(number)} ${kind === 'regulation' ? 'half' : 'half of extra time'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'Pens';
      return kind === 'regulation' ? `${englishOrdinal(number)} half` : `Extra ${number}`;
    },
    intermission: 'Half-time',
    briefIntermission: 'HT',
    final: { regulation: 'Final', overtime: 'Final, extra time', shootout: 'Final, penalties' },
  },
  period: 'Half',
  byPeriod: 'By half',
  rules: 'Cards',
};

const no: SportWords = {
  periods: {
    short,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffesparkkonkurranse';
      return `${number}. ${kind === 'regulation' ? 'omgang' : 'ekstraomgang'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffer';
      return kind === 'regulation' ? `${number}. omg.` : `Ekstra ${number}`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter ekstraomganger',
      shootout: 'Slutt etter straffespark',
    },
  },
  period: 'Omgang',
  byPeriod: 'Per omgang',
  rules: 'Kort',
};

/** Soccer in words. */
export const soccerWords: SportTexts = {
  en,
  no,
  officials: [
    { en: 'Referee', no: 'Hoveddommer' },
    { en: 'Assistant referee', no: 'Assistentdommer', spellings: ['Linjedommer', 'Linjemann'] },
  ],
};
