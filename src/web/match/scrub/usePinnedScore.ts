import type { MatchId } from '@kampdag/core/ids';
import { type LiveScore, liveScoreOf } from '@kampdag/core/live/channel/goals';
import { useEffect } from 'react';
import { useLiveScoresService } from '../../context/liveScores.ts';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Pins the match's score at the scrub bar's moment in all scoreboards while it is open. */
export const usePinnedScore = (past: LiveActor): void => {
  const scores = useLiveScoresService();
  useEffect(() => {
    let pinned: { readonly matchId: MatchId; readonly score: LiveScore } | null = null;
    const tell = (): void => {
      const { match } = past.getSnapshot().context;
      // Most moments change no score: nothing else on the page need know of them.
      if (match === null || pinned?.score === liveScoreOf(match)) return;
      pinned = { matchId: match.matchId, score: liveScoreOf(match) };
      scores.pin(pinned.matchId, pinned.score);
    };
    tell();
    const subscription = past.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      if (pinned !== null) scores.pin(pinned.matchId, null);
    };
  }, [scores, past]);
};
