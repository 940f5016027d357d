import type { MatchId } from '@kampdag/core/ids';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { useEffect } from 'react';
import { useLiveScoresService } from '../../context/liveScores.ts';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Pins the match's score at the scrub bar's moment in all scoreboards while it is open. */
export const usePinnedScore = (past: LiveActor): void => {
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
