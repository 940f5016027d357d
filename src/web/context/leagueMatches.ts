import type { Rows } from '@kampdag/core/decode/body';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { newestNames } from '@kampdag/core/league/team/newestName';
import { useMemo } from 'react';
import { rowsIn } from '../machines/loadable.ts';
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

/** The newest name of each team of the chosen league, by the matches of the slider, which every page has. */
export const useNewestNames = (): ReadonlyMap<TeamId, string> => {
  const rows = rowsIn(useSliderMatches().view);
  return useMemo(() => newestNames(rows ?? []), [rows]);
};
