import type { Language } from '@kampdag/core/site/language';
import { useMemo } from 'react';
import type { Figures } from '../i18n/figures.ts';
import type { Format } from '../i18n/format.ts';
import { useFigures, useI18n, useMessages } from '../i18n/I18nContext.tsx';

import { type PlayerMessages, playerMessages } from '../i18n/messages/player.ts';

/** The texts and formats of a player's figures. */
export interface Formatting {
  readonly m: PlayerMessages;
  readonly language: Language;
  readonly format: Format;
  readonly figures: Figures;
}

/** The texts and formats of a player's figures; a stable object per language. */
export const useFormatting = (): Formatting => {
  const { language, format } = useI18n();
  const figures = useFigures();
  const m = useMessages(playerMessages);
  return useMemo(() => ({ m, language, format, figures }), [m, language, format, figures]);
};
