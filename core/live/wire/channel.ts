import type { taskEither } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Branded } from '../../brand.ts';
import type { MatchId } from '../../ids.ts';
import type { Instant } from '../../time/instant.ts';
import type { Serial } from '../log/timeToken.ts';

/** A channel of the live service, `match:{id}:all` or `match:{id}:goals` (specification §7). */
export type ChannelName = Branded<string, 'ChannelName'>;

/** Every message of a match. */
export const allChannel = (matchId: MatchId): ChannelName => `match:${matchId}:all` as ChannelName;

/** Only the scoring events of a match. */
export const goalsChannel = (matchId: MatchId): ChannelName => `match:${matchId}:goals` as ChannelName;

/** The `:all` channel from which a goals channel is derived; null for any other name. */
export const allChannelOf = (channel: string): ChannelName | null => {
  const id = /^match:(\d{1,10}):goals$/.exec(channel)?.[1];
  return id === undefined ? null : (`match:${id}:all` as ChannelName);
};

/**
 * The error code, our own beside Ably's, with which a channel attaches anew when its league publishes something else than before
 * (reading 43): what came before is to be forgotten and the history read again.
 */
export const viewChangedCode = 90_099;

/** A message as the channel carries it, before decoding. */
export interface ChannelMessage {
  /** Orders the channel's messages; also the tie-break of the time token. */
  readonly serial: Serial;
  /** The channel's server time, never the device's. */
  readonly timestamp: Instant;
  /** The body as sent: normally an object; a string where it could not be decoded or decrypted. */
  readonly data: unknown;
  /** Why the body could not be read (reading 29); absent on a readable message. */
  readonly error?: string | undefined;
}

/**
 * Why a message could not be read (reading 29): an encoding is left that nobody here decodes.
 *
 * @param encoding as it is left, without a publisher's own words where the text leaves the server
 */
export const stillEncoded = (encoding: string): string =>
  `Error while decrypting message content: it is still encoded as ${encoding}`;

/** A page of history, newest first. `next` is absent on the last page. */
export interface HistoryPage {
  readonly messages: readonly ChannelMessage[];
  readonly next?: taskEither.TaskEither<ChannelFailure, HistoryPage>;
}

/** A failed request to the live service, described for developers. */
export interface ChannelFailure {
  readonly type: 'ChannelFailure';
  readonly message: string;
}

/**
 * A signal of a subscription. `attached` precedes any message and follows every re-attach; `continuous: false` means
 * that messages may have been missed and the history must be read again; `forgets` that what came before must be forgotten.
 */
export type ChannelSignal =
  | { readonly type: 'connecting' }
  | { readonly type: 'attached'; readonly continuous: boolean; readonly forgets?: true }
  | { readonly type: 'message'; readonly message: ChannelMessage }
  | { readonly type: 'disconnected' }
  | { readonly type: 'refused' };

/** The point from which history is read backwards. */
export type HistoryReach = 'attachment' | 'now';

/**
 * The port to the live service. Its two implementations, the service's (local or hosted) and the tests' fake, pass the
 * same contract suite.
 */
export interface LiveChannel {
  /** Attaches on subscription and detaches on unsubscription. Never errors: failures are signals, and it reconnects automatically. */
  readonly signals$: (channel: ChannelName) => Observable<ChannelSignal>;
  /**
   * History backwards from `reach` (default: the attachment; while disconnected: now), no older than `since`, in pages of
   * at most 100 (specification §7). May overlap live messages (reading 19). Fails for a channel without subscribers.
   */
  readonly history: (
    channel: ChannelName,
    since: Instant,
    reach?: HistoryReach,
  ) => taskEither.TaskEither<ChannelFailure, HistoryPage>;
  /** Closes and reopens the connection: "on history error the connection reconnects" (specification §4). */
  readonly reconnect: () => void;
}
