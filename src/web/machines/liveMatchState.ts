import type { LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';

/** The machine's modes by name. */
export type LiveMode =
  | 'waiting'
  | 'replaying'
  | 'settling'
  | 'notYet'
  | 'notSetUp'
  | 'following'
  | 'reconnecting'
  | 'ended'
  | 'unavailable';

/** What is known of a match that is followed, and of the line to it. */
export interface LiveFacts {
  /** The last snapshot; it stays on the screen while the line is down. */
  readonly match: LiveMatch | null;
  /** Since when, in the server's time, nothing new can arrive; null while the line holds. */
  readonly lostSince: Instant | null;
  /**
   * While nothing arrives live: when, in the server's time, the snapshot was last read all the same; null inside where that failed. Null where it was not tried: the line holds,
   * or has not been away for long.
   */
  readonly glimpse: { readonly at: Instant | null } | null;
  /** Why the history could not be read, in words for a developer. */
  readonly historyFailure: string | null;
}

/** What the machine of a live page shows. */
export interface LiveShown extends LiveFacts {
  readonly mode: LiveMode;
}

/** What a visitor can say to it. */
export interface LiveWish {
  readonly type: 'tryAgain';
}

/** Before anything is known. */
export const nothingKnown: LiveShown = {
  mode: 'waiting',
  match: null,
  lostSince: null,
  glimpse: null,
  historyFailure: null,
};
