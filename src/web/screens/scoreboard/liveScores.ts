import type { LiveChannel } from '@kampdag/core/live/channel';
import { goalsScore$, type LiveScore } from '@kampdag/core/live/goals';
import type { LiveMatchOf } from '@kampdag/core/live/stream';
import { asyncScheduler, Subscription } from 'rxjs';

/** Follows the scores of matches in play; returns how to stop. It is loaded when the first view stands. */
export const followScores = (
  channel: LiveChannel,
  matches: readonly LiveMatchOf[],
  changed: (matchId: LiveMatchOf['matchId'], score: LiveScore) => void,
): (() => void) => {
  const all = new Subscription();
  for (const match of matches) {
    all.add(
      goalsScore$(channel, match, { scheduler: asyncScheduler }).subscribe((update) => {
        if (update.type === 'score') changed(match.matchId, update.score);
      }),
    );
  }
  return () => all.unsubscribe();
};
