import type { MatchId } from '@kampdag/core/ids';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { useEffect } from 'react';
import { useLiveScoresService } from '../../context/liveScores.ts';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Has every place of the site that shows a match show it as it was at the traveller's moment, as long as he is there. */
export const usePinned = (past: LiveActor): void => {
  const scores = useLiveScoresService();
  useEffect(() => {
    let pinned: MatchId | null = null;
    const tell = (): void => {
      const { match } = past.getSnapshot().context;
      if (match === null) return;
      pinned = match.matchId;
      scores.pin(pinned, liveScoreOf(match));
    };
    tell();
    const subscription = past.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      if (pinned !== null) scores.pin(pinned, null);
    };
  }, [scores, past]);
};
