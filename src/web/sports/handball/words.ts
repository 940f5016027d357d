import { englishHalves, norwegianHalves } from '../../i18n/halves.ts';
import type { SportTexts } from '../../i18n/sportWords.ts';

/** Handball's words. */
export const handballWords: SportTexts = {
  en: {
    ...englishHalves({
      short: '7m',
      long: '7-metre shootout',
      brief: '7 m',
      final: 'Final, 7-metre shootout',
    }),
    rules: 'Suspensions and cards',
  },
  no: {
    ...norwegianHalves({
      short: '7m',
      long: 'Straffekastkonkurranse',
      brief: '7-meter',
      final: 'Slutt etter straffekast',
    }),
    rules: 'Utvisninger og kort',
  },
  officials: [{ en: 'Referee', no: 'Hoveddommer' }],
};
