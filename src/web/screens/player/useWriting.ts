import { useMemo } from 'react';
import { useFigures, useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { statisticsTerms } from '../../i18n/messages/statisticsTerms.ts';
import type { Writing } from './hockey/gameColumns.ts';

/** What a player's figures are written with; the same object while the language stays. */
export const useWriting = (): Writing => {
  const format = useFormat();
  const figures = useFigures();
  const m = useMessages(playerMessages);
  const terms = useMessages(statisticsTerms);
  return useMemo(() => ({ m, terms, format, figures }), [m, terms, format, figures]);
};
