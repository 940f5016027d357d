import type { Match } from '@kampdag/core/league/match/match';
import { type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import type { LiveMatch } from '@kampdag/core/live/match';
import { reportedStateOf } from '@kampdag/core/live/score/reportedState';
import { useCallback } from 'react';
import { useWallTime } from '../../context/now.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { listedState } from '../states/stateText.ts';
import { useLiveSlice } from './useLiveSlice.ts';

/** The state of a followed match: by its log once loaded, by the fixture list before. */
export const useMatchState = (actor: LiveActor, match: Match): MatchState => {
  const now = useWallTime();
  const read = useCallback(
    (live: LiveMatch) =>
      matchStateOf({ match, isPublished: true, reported: reportedStateOf(live), decidedIn: null, now }),
    [match, now],
  );
  return useLiveSlice(actor, read) ?? listedState(match, true, now);
};
