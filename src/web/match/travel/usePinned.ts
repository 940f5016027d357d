import type { MatchId } from '@kampdag/core/ids';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { useEffect } from 'react';
import { useLiveScoresService } from '../../context/liveScores.ts';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Has every place of the site that shows a match show it as it was at the traveller's moment; null: as it is. */
export const usePinned = (then: LiveActor | null): void => {
  const scores = useLiveScoresService();
  useEffect(() => {
    if (then === null) return undefined;
    let pinned: MatchId | null = null;
    const tell = (): void => {
      const { match } = then.getSnapshot().context;
      if (match === null) return;
      pinned = match.matchId;
      scores.pin(pinned, liveScoreOf(match));
    };
    tell();
    const subscription = then.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      if (pinned !== null) scores.pin(pinned, null);
    };
  }, [scores, then]);
};
