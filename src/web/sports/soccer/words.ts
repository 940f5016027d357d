import { englishHalves, norwegianHalves } from '../../i18n/halves.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

/** Soccer's words. */
export const soccerWords: SportTexts = {
  en: {
    ...englishHalves({ short: 'SO', long: 'Penalty shootout', brief: 'Pens', final: 'Final, penalties' }),
    rules: 'Cards',
  },
  no: {
    ...norwegianHalves({
      short: 'SO',
      long: 'Straffesparkkonkurranse',
      brief: 'Straffer',
      final: 'Slutt etter straffespark',
    }),
    rules: 'Kort',
  },
  officials: [
    { en: 'Referee', no: 'Hoveddommer' },
    { en: 'Assistant referee', no: 'Assistentdommer', spellings: ['Linjedommer', 'Linjemann'] },
  ],
};
