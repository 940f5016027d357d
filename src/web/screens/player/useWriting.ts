import { useMemo } from 'react';
import { useFigures, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import type { Writing } from './hockey/gameColumns.ts';

/** What a player's figures are written with; the same object while the language stays. */
export const useWriting = (): Writing => {
  const { language, format } = useI18n();
  const figures = useFigures();
  const m = useMessages(playerMessages);
  return useMemo(() => ({ m, language, format, figures }), [m, language, format, figures]);
};
