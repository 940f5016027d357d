import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { measuredChannel } from '@kampdag/core/live/channel/deliveryStats';
import { type LiveMatchOf, liveMatch$ } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, of, timer } from 'rxjs';
import { createActor } from 'xstate';
import { liveMatchMachine } from './liveMatchMachine.ts';
import { browserFrames, throttleMatches } from './throttleMatches.ts';

/** What is to be followed. */
export interface Following {
  readonly of: LiveMatchOf;
  /** When the match is to begin; null when that is not set. */
  readonly startsAt: Instant | null;
  /** The server's time. */
  readonly now: () => Instant;
  /** Milliseconds by which the match is shown late. */
  readonly delay: number;
}

/** Milliseconds until what is known of a match is compared with its history, and between two such comparisons. */
const verification = { first: 60_000, next: 300_000 };

/** The match's machine over the live channel, not yet started. All that a page needs only when it follows is reached from here. */
export const createLiveMatchActor = (line: LiveChannel, { of: match, startsAt, now, delay }: Following) => {
  const { channel, stats } = measuredChannel(line, now);
  return createActor(liveMatchMachine, {
    input: {
      updates$: liveMatch$(channel, match, {
        scheduler: asyncScheduler,
        verify$: timer(verification.first, verification.next),
      }).pipe(delayedBy(of(delay), { now, scheduler: asyncScheduler }), throttleMatches(browserFrames)),
      startsAt,
      now,
      line: stats,
      reconnect: channel.reconnect,
    },
  });
};
