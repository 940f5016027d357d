import type { Localised } from '../localised.ts';

const en = {
  title: (league: string | null) => (league === null ? 'Matches' : `Matches in ${league}`),
  earlier: 'Earlier matches',
  later: 'Later matches',
  failed: 'The matches could not be loaded.',
  stale: 'May be out of date',
  retry: 'Try again',
  notSet: 'No date',
  live: 'Live',
};

export type SliderMessages = typeof en;

const no: SliderMessages = {
  title: (league) => (league === null ? 'Kamper' : `Kamper i ${league}`),
  earlier: 'Tidligere kamper',
  later: 'Senere kamper',
  failed: 'Kampene kunne ikke lastes.',
  stale: 'Kan være utdatert',
  retry: 'Prøv igjen',
  notSet: 'Uten dato',
  live: 'Direkte',
};

/** The texts of the match slider at the top of every page. */
export const sliderMessages: Localised<SliderMessages> = { en, no };
