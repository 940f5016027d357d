import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { goalsScore$, type LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { asyncScheduler } from 'rxjs';

/** Follows the score of one match; returns how to stop. It is loaded when the first view stands. */
export const followScore = (
  channel: LiveChannel,
  match: LiveMatchOf,
  changed: (score: LiveScore) => void,
): (() => void) => {
  const subscription = goalsScore$(channel, match, { scheduler: asyncScheduler }).subscribe((update) => {
    if (update.type === 'score') changed(update.score);
  });
  return () => subscription.unsubscribe();
};
