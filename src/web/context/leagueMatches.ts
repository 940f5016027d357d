import type { Rows } from '@kampdag/core/decode/rows';
import type { Match } from '@kampdag/core/league/match';
import { createContext, useContext } from 'react';
import type { Page } from '../machines/useCall.ts';

const LeagueMatchesContext = createContext<Page<Rows<Match>> | null>(null);

export const LeagueMatchesProvider = LeagueMatchesContext.Provider;

/** All matches of the chosen league, asked for once for the whole page: slider, schedule, and whoever else reads them. */
export const useLeagueMatches = (): Page<Rows<Match>> => {
  const matches = useContext(LeagueMatchesContext);
  if (matches === null)
    throw new Error('The league’s matches were asked for outside of LeagueMatchesProvider');
  return matches;
};
