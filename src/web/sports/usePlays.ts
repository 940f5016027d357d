import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo } from 'react';
import { useI18n } from '../i18n/I18nContext.tsx';
import { useLoadedValue } from '../ui/useLoadedValue.ts';
import { sportViews } from './sportViews.ts';

/** How a sport describes its events, in the page's language; null while its live page loads. */
export const usePlays = (sport: SportKind) => {
  const { language } = useI18n();
  const views = useLoadedValue(sportViews[sport].live.load);
  return useMemo(() => views?.plays(language) ?? null, [views, language]);
};
