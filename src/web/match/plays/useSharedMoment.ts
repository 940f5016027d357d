import type { Match } from '@kampdag/core/league/match/match';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { momentPath } from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import { useCallback } from 'react';
import { useViewing } from '../../context/services.ts';
import type { Shared } from '../../ui/copy/useShare.ts';
import { sharedTitle } from '../board/sharedTitle.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';

/** The moment of an event, to be shared: who hides the result tells others no score either. */
export const useSharedMoment = (
  match: Match,
  teams: BySide<string>,
): ((row: TimelineRow, what: string) => Shared) => {
  const selection = useMatchSelection(match);
  const { matchId, date } = match;
  const isHidden = hidesResultOf(useViewing(), matchId);
  return useCallback(
    ({ token, score }, what) => ({
      path: momentPath(selection, { matchId, date }, token.serial),
      title: sharedTitle(teams, isHidden ? null : score),
      text: isHidden ? sharedTitle(teams, null) : `${sharedTitle(teams, score)} · ${what}`,
    }),
    [selection, matchId, date, teams, isHidden],
  );
};
