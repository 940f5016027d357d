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

/** The scoring events of a match alone: what a scoreboard needs. */
export const goalsChannel = (matchId: MatchId): ChannelName => `match:${matchId}:goals` as ChannelName;

/** The channel from which a goals channel follows: what is reported to it reaches both; null for any other name. */
export const reportedTo = (channel: string): ChannelName | null => {
  const id = /^match:(\d{1,10}):goals$/.exec(channel)?.[1];
  return id === undefined ? null : (`match:${id}:all` as ChannelName);
};

/** A message as the channel carries it; what it means is decided by the decoder, once. */
export interface ChannelMessage {
  /** The channel's order, also the tie-break of the time token. */
  readonly serial: Serial;
  /** The channel's own server time; never the device's. */
  readonly timestamp: Instant;
  /** The body as sent: normally an object; a string where it could not be decoded or decrypted. */
  readonly data: unknown;
  /** Why the body is still raw (reading 29); absent on a readable message. */
  readonly error?: string;
}

/** A page of history, newest first as the service sends it. `next` is absent on the last page. */
export interface HistoryPage {
  readonly messages: readonly ChannelMessage[];
  readonly next?: taskEither.TaskEither<ChannelFailure, HistoryPage>;
}

/** Why the live service could not do what was asked, in words for a developer. */
export interface ChannelFailure {
  readonly type: 'ChannelFailure';
  readonly message: string;
}

/**
 * What a subscription tells, in order. `attached` comes before any message and again after every re-attach;
 * `continuous: false` means that messages may have been missed and history must be read again.
 */
export type ChannelSignal =
  | { readonly type: 'connecting' }
  | { readonly type: 'attached'; readonly continuous: boolean }
  | { readonly type: 'message'; readonly message: ChannelMessage }
  | { readonly type: 'disconnected'; readonly reason: string }
  | { readonly type: 'refused'; readonly reason: string };

/** From where history is read backwards. */
export type HistoryReach = 'attachment' | 'now';

/**
 * The port to the live service. One implementation speaks to the service (local or hosted), one is driven by tests;
 * both pass the same contract suite.
 */
export interface LiveChannel {
  /** Attaches on subscription, detaches on unsubscription. It never errors: troubles are signals, it heals by itself. */
  readonly signals$: (channel: ChannelName) => Observable<ChannelSignal>;
  /**
   * History backwards from the point of attachment, or from now where that is asked for, in pages of at most 100 (specification §7), no older than `since`.
   * May overlap the live messages freely (reading 19); while the line is away it is all that can be had, up to now. Fails for a channel that nobody watches.
   */
  readonly history: (
    channel: ChannelName,
    since: Instant,
    reach?: HistoryReach,
  ) => taskEither.TaskEither<ChannelFailure, HistoryPage>;
  /** Gives the connection up and opens it anew: "on history error the connection reconnects" (specification §4). */
  readonly reconnect: () => void;
}
