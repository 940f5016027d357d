import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { type LiveMatchOf, liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler } from 'rxjs';
import { createActor } from 'xstate';
import { liveMatchMachine } from './liveMatchMachine.ts';
import { framePace, paced } from './paced.ts';

/** What is to be followed. */
export interface Following {
  readonly of: LiveMatchOf;
  /** When the match is to begin; null when that is not set. */
  readonly startsAt: Instant | null;
  /** The server's time. */
  readonly now: () => Instant;
}

/** The match's machine over the live channel, not yet started. All that a page needs only when it follows is reached from here. */
export const createLiveMatchActor = (channel: LiveChannel, { of, startsAt, now }: Following) =>
  createActor(liveMatchMachine, {
    input: {
      updates$: liveMatch$(channel, of, { scheduler: asyncScheduler }).pipe(paced(framePace)),
      startsAt,
      now,
      reconnect: channel.reconnect,
    },
  });
