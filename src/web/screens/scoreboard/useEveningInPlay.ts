import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { SportId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { lateUntil, mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import { addDays } from '@kampdag/core/time/civilDate';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useMemo } from 'react';
import { useAtWallTime, useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { useListedStates } from '../../matches/useLiveScores.ts';
import { useShowsResults } from '../../matches/useShowsResults.ts';

const isNightAt = ({ time }: WallTime): boolean => time < lateUntil;

const none: readonly Match[] = [];

/** The matches of the evening before that are still in play in the small hours of today, to which they belong as well (reading 34). */
export const useEveningInPlay = (sportId: SportId | null): readonly Match[] => {
  const { date, today } = useChoice();
  const isNight = useAtWallTime(isNightAt) && date === today;
  const { view } = useCall(
    matchesOnDate,
    sportId === null || !isNight ? null : { sportId, date: addDays(date, -1) },
  );
  const now = useWallTime();
  const showsResults = useShowsResults();
  const rows = rowsIn(view) ?? none;
  const open = useMemo(() => rows.filter((match) => mayHaveLog(match, now)), [rows, now]);
  const context = useMemo(() => ({ now, showsResults }), [now, showsResults]);
  const stateOf = useListedStates(open, context);
  return useMemo(() => open.filter((match) => stateOf(match).type === 'InPlay'), [open, stateOf]);
};
