import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { League } from '@kampdag/core/league/season/league';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { option } from 'fp-ts';
import { useCallback, useMemo, useState } from 'react';
import { useAnswerFilter } from '../context/answerFilter.ts';
import type { LeagueMatches } from '../context/leagueMatches.ts';
import { useServices } from '../context/services.ts';
import { type Page, useCall } from '../machines/useCall.ts';

/**
 * The league's matches. If the list is long, only the slider's part comes with the page; all are fetched on request, for another league,
 * and when the day changes and the slider with it.
 */
export const useLeagueMatchesState = (league: League | null, today: CivilDate): LeagueMatches => {
  const { preloaded } = useServices();
  const filter = useAnswerFilter();
  const params = useMemo(() => (league === null ? null : { tournamentId: league.tournamentId }), [league]);
  const path = params === null ? null : matchesOfLeague.write(params);
  const [first] = useState(() => {
    const part = params === null ? null : option.toNullable(preloaded.readPart(matchesOfLeague, params));
    return part === null ? null : { ...part, today };
  });
  const [isRequested, setIsRequested] = useState(first === null);
  const requestAll = useCallback(() => setIsRequested(true), []);
  const needsAll = first !== null && (first.today !== today || (path !== null && first.path !== path));
  if (needsAll && !isRequested) setIsRequested(true);
  const whole = useCall(matchesOfLeague, isRequested ? params : null);

  return useMemo(() => {
    const { view } = whole;
    const part = first !== null && first.path === path ? first : null;
    const place = part?.place ?? null;
    if (part === null || place === null || view.state === 'ready' || view.state === 'stale') {
      return { whole, slider: { ...whole, part: null, requestAll } };
    }
    const value = params === null ? part.value : filter(matchesOfLeague, part.value, params);
    const shown: Page<typeof value> =
      view.state === 'failed'
        ? { ...whole, view: { state: 'stale', value, failure: view.failure } }
        : { view: { state: 'ready', value }, busy: false, retry: requestAll, refresh: requestAll };
    return { whole, slider: { ...shown, part: place, requestAll } };
  }, [whole, first, path, params, requestAll, filter]);
};
