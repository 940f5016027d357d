import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import type { Localised } from '../i18n/localised.ts';
import { type StandingsHeadings, standingsMessages } from '../i18n/messages/standings.ts';
import { useLazyValue } from '../machines/lazyActor.ts';
import { sportViews } from '../sports/sportViews.ts';

/** A sport's headings beside those of all; null: it has none of its own. */
export type OwnHeadings = Localised<StandingsHeadings> | null;

const loadNothing = (): Promise<OwnHeadings> => Promise.resolve(null);

/** Loads the headings of a sport's standings that are its own. */
export const loadHeadings = (sport: SportKind): (() => Promise<OwnHeadings>) =>
  sportViews[sport].standings?.load ?? loadNothing;

/** The headings of the standings in the language that is shown, those of the sport before those of all. */
export const useHeadings = (own: OwnHeadings): Required<StandingsHeadings> => {
  const { language } = useI18n();
  const { headings } = useMessages(standingsMessages);
  return { ...headings, ...own?.[language] };
};

/** The same for a place that is drawn later; the words of all until the sport's own are loaded. */
export const useLazyHeadings = (sport: SportKind): Required<StandingsHeadings> =>
  useHeadings(useLazyValue<OwnHeadings>(null, loadHeadings(sport)));
