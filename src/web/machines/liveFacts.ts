import type { DeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';

/** What is known of a match that is followed, and of the connection to it. */
export interface LiveFacts {
  /** The last snapshot; it stays on the screen while the connection is down. */
  readonly match: LiveMatch | null;
  /** Since when, in the server's time, nothing new can arrive; null while the connection holds. */
  readonly lostSince: Instant | null;
  /**
   * While nothing arrives live: when, in the server's time, the snapshot was last read all the same; null inside where that
   * failed. Null where it was not tried: the connection holds, or has not been away for long.
   */
  readonly glimpse: { readonly at: Instant | null } | null;
  /** When, in the server's time, what is known was last compared with the history, and how much had not come by the line so far. */
  readonly verified: { readonly at: Instant; readonly missing: number } | null;
  /** How messages had come when something last became known of the match; null where nothing has. */
  readonly record: DeliveryStats | null;
  /** Why the history could not be read, in words for a developer. */
  readonly historyFailure: string | null;
}

/** Before any update. */
export const nothingKnown: LiveFacts = {
  match: null,
  lostSince: null,
  glimpse: null,
  verified: null,
  record: null,
  historyFailure: null,
};
