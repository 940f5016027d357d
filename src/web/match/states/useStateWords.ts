import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useMemo } from 'react';
import { useSportWords } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { StateWords } from './stateText.ts';

/** The words that the state of a sport's match is told in. */
export const useStateWords = (m: MatchMessages, sport: SportKind): StateWords => {
  const { periods } = useSportWords(sport);
  return useMemo(() => ({ m, periods }), [m, periods]);
};
