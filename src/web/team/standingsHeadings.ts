import type { SportKind } from '@kampdag/core/sportKind';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import type { Localised } from '../i18n/localised.ts';
import { type StandingsHeadings, standingsMessages } from '../i18n/messages/standings.ts';
import { sportViews } from '../sports/sportViews.ts';
import { useLoadedValue } from '../ui/useLoadedValue.ts';

/** A sport's own headings; null without any. */
export type OwnHeadings = Localised<StandingsHeadings> | null;

const loadNothing = (): Promise<OwnHeadings> => Promise.resolve(null);

/** Loads a sport's own headings of its standings. */
export const loadHeadings = (sport: SportKind): (() => Promise<OwnHeadings>) =>
  sportViews[sport].standings?.load ?? loadNothing;

/** The headings of the standings in the current language, the sport's own first. */
export const useHeadings = (own: OwnHeadings): Required<StandingsHeadings> => {
  const { language } = useI18n();
  const { headings } = useMessages(standingsMessages);
  return { ...headings, ...own?.[language] };
};

/** `useHeadings` with lazy loading; the common headings until the sport's own have loaded. */
export const useLazyHeadings = (sport: SportKind): Required<StandingsHeadings> =>
  useHeadings(useLoadedValue(loadHeadings(sport)));
