import type { Rows } from '@kampdag/core/decode/body';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { type Page, useCall } from '../machines/useCall.ts';
import { requiredContext } from './requiredContext.ts';
import { useChoice } from './selection.ts';

/** All matches of the chosen league. */
export const useLeagueMatches = (): Page<Rows<Match>> => {
  const { league } = useChoice();
  return useCall(matchesOfLeague, league === null ? null : { tournamentId: league.tournamentId });
};

/** The matches that the slider shows, for the whole page. */
export const { Provider: SliderMatchesProvider, useValue: useSliderMatches } =
  requiredContext<Page<Rows<Match>>>('The slider’s matches were');
