import type { Rows } from '@kampdag/core/decode/body';
import type { Match } from '@kampdag/core/league/match/match';
import { useEffect } from 'react';
import type { Page } from '../machines/useCall.ts';
import type { PartPosition } from '../page.ts';
import { requiredContext } from './requiredContext.ts';

/** The loaded matches of the chosen league, and their position among all that the slider shows. */
export interface SliderMatches extends Page<Rows<Match>> {
  /** The index of the first loaded match and the total count; null when all are loaded. */
  readonly part: PartPosition | null;
  /** Loads the rest. */
  readonly requestAll: () => void;
}

/** The league's matches for the whole page: those of the first view until all are requested. */
export interface LeagueMatches {
  readonly whole: Page<Rows<Match>>;
  readonly slider: SliderMatches;
}

const context = requiredContext<LeagueMatches>('The league’s matches were');

export const LeagueMatchesProvider = context.Provider;

/** All matches of the chosen league, fetched once per page on first use. */
export const useLeagueMatches = (): Page<Rows<Match>> => {
  const { whole, slider } = context.useValue();
  const { requestAll } = slider;
  useEffect(requestAll, [requestAll]);
  return whole;
};

/** The matches that the slider renders: at first those around the centred one. */
export const useSliderMatches = (): SliderMatches => context.useValue().slider;
