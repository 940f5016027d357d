import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import type { ListContext } from './useListContext.ts';
import { useListedStates } from './useLiveScores.ts';

/** A day's matches league by league, of the evening before only those that are still in play (reading 34). */
export const useLeagueDays = (
  days: readonly LeagueDay[],
  date: CivilDate,
  context: Pick<ListContext, 'now' | 'showsResults'>,
): readonly LeagueDay[] => {
  const evening = useMemo(
    () => days.flatMap(({ matches }) => matches.filter((match) => match.date !== date)),
    [days, date],
  );
  const stateOf = useListedStates(evening, context);
  return useMemo(
    () =>
      evening.length === 0
        ? days
        : days
            .map((day) => ({
              ...day,
              matches: day.matches.filter((match) => match.date === date || stateOf(match).type === 'InPlay'),
            }))
            .filter(({ matches, hasFailed }) => hasFailed || matches.length > 0),
    [days, evening, date, stateOf],
  );
};
