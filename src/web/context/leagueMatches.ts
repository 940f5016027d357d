import type { Rows } from '@kampdag/core/decode/rows';
import type { Match } from '@kampdag/core/league/match/match';
import { useEffect } from 'react';
import type { Page } from '../machines/useCall.ts';
import type { PartPlace } from '../page.ts';
import { requiredContext } from './requiredContext.ts';

/** Matches of the chosen league that are at hand, and their place among all that the slider shows. */
export interface SliderMatches extends Page<Rows<Match>> {
  /** The place of the first of them, and how many there are in all; null where all are at hand. */
  readonly part: PartPlace | null;
  /** Asks for the others. */
  readonly want: () => void;
}

/** The league's matches for the whole page: all of them once they are wanted, until then those of the first view. */
export interface LeagueMatches {
  readonly whole: Page<Rows<Match>>;
  readonly slider: SliderMatches;
}

const context = requiredContext<LeagueMatches>('The league’s matches were');

export const LeagueMatchesProvider = context.Provider;

/** All matches of the chosen league, asked for once for the whole page, when the first place wants them. */
export const useLeagueMatches = (): Page<Rows<Match>> => {
  const { whole, slider } = context.useValue();
  const { want } = slider;
  useEffect(want, [want]);
  return whole;
};

/** The matches that the slider draws: at the start those around the centred one. */
export const useSliderMatches = (): SliderMatches => context.useValue().slider;
