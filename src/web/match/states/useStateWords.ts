import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo } from 'react';
import { useSportWords } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { StateWords } from './stateText.ts';

/** The words for a match's state in its sport. */
export const useStateWords = (m: MatchMessages, sport: SportKind): StateWords => {
  const { periods } = useSportWords(sport);
  return useMemo(() => ({ m, periods }), [m, periods]);
};
