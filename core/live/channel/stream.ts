import { either } from 'fp-ts';
import { NEVER, Observable, type SchedulerLike, Subscription } from 'rxjs';
import type { MatchId } from '../../ids.ts';
import type { Instant } from '../../time/instant.ts';
import {
  emptyMatch,
  isSameMatch,
  type LiveMatch,
  type LiveSport,
  matchAfter,
  matchAfterAll,
  messagesOf,
  successorOf,
} from '../match.ts';
import {
  allChannel,
  type ChannelFailure,
  type ChannelMessage,
  type ChannelName,
  type ChannelSignal,
  type LiveChannel,
} from '../wire/channel.ts';
import { readMessage } from '../wire/message.ts';
import { backOff } from './backOff.ts';
import { isAllOf, type LogSource } from './logSource.ts';
import { historyFrom, readHistory } from './readHistory.ts';

/** The match to follow. */
export interface LiveMatchOf {
  readonly matchId: MatchId;
  readonly sport: LiveSport;
  /** The earliest time its history can reach (specification §7: derived from the match date). */
  readonly since: Instant;
  /** What is known of it already, with every message up to its last. Default: nothing. */
  readonly known?: LiveMatch | null;
}

/** The stream's dependencies. */
export interface StreamEnvironment {
  /** Schedules retries and polling; tests pass one with virtual time. */
  readonly scheduler: SchedulerLike;
  /** Each emission triggers a comparison with all that was reported. Default: never. */
  readonly verify$?: Observable<unknown>;
  /** Where that is read, and what a disconnected page polls. Default: the channel's own history. */
  readonly log?: LogSource;
}

/** An update about a match or its connection. The live-match machine turns updates into modes. */
export type LiveUpdate =
  | { readonly type: 'connecting' }
  /** Attached; reading the history. */
  | { readonly type: 'replaying' }
  /** A new snapshot: one after the history, then one for each new message. */
  | { readonly type: 'match'; readonly match: LiveMatch }
  /** The history is complete and live messages arrive; also sent after a re-attach without a gap. */
  | { readonly type: 'following' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'refused' }
  | { readonly type: 'historyFailed'; readonly failure: ChannelFailure }
  /** While disconnected: the log was polled, and any new snapshot emitted before this. */
  | { readonly type: 'polled' }
  /** The match was compared with all that was reported; `missing` messages had not arrived, and any new snapshot was emitted before this. */
  | { readonly type: 'verified'; readonly missing: number }
  /** While disconnected: polling the log failed. */
  | { readonly type: 'pollFailed' };

/** Milliseconds from a disconnection to the first poll, and between polls. */
const pollDelay = { first: 3_000, next: 20_000 };

/**
 * Follows one channel of a match: attaches, folds the whole history as one batch, then follows live messages. It reads the
 * history again after a gap and reconnects when that fails (specification §4). Live messages are folded at once, because
 * the fold ignores order and overlap (reading 19). While disconnected it polls the history (reading 28). It never errors
 * or completes.
 */
export const followChannel$ = (
  channel: LiveChannel,
  name: ChannelName,
  { matchId, sport, since, known = null }: LiveMatchOf,
  { scheduler, verify$ = NEVER, log }: StreamEnvironment,
): Observable<LiveUpdate> =>
  new Observable((subscriber) => {
    const subscription = new Subscription();
    const read = readMessage(matchId, sport);
    let match = known ?? emptyMatch(matchId, sport);
    let complete = false;
    let hasEmitted = false;
    /** No message up to it is missing. It is not moved by what comes: between two messages one may be lost. */
    let completeThrough = messagesOf(match).at(-1) ?? null;
    let failures = 0;
    // Counts attachments, so that answers to older ones are dropped.
    let attachment = 0;
    // Cancelled on attachment, so that a working connection is not closed.
    let reconnection = Subscription.EMPTY;
    let isDisconnected = false;
    // Counts disconnections, so that answers from earlier ones are dropped.
    let disconnection = 0;
    let nextPoll = Subscription.EMPTY;

    const emit = (next: LiveMatch): void => {
      const isNew = next !== match || !hasEmitted;
      match = next;
      if (isNew) subscriber.next({ type: 'match', match });
      hasEmitted = true;
    };

    const failed = (failure: ChannelFailure): void => {
      failures += 1;
      subscriber.next({ type: 'historyFailed', failure });
      reconnection = scheduler.schedule(() => channel.reconnect(), backOff(failures));
      subscription.add(reconnection);
    };

    /** All that was reported so far. */
    const readAll = (isCurrent: () => boolean) =>
      log === undefined ? readHistory(channel.history(name, since, 'now'), isCurrent) : log.newest();

    const pollLog = async (): Promise<void> => {
      const own = disconnection;
      const isCurrent = (): boolean => isDisconnected && own === disconnection && !subscriber.closed;
      const reported = await readAll(isCurrent);
      if (!isCurrent()) return;
      if (either.isLeft(reported)) subscriber.next({ type: 'pollFailed' });
      else {
        emit(matchAfterAll(match, reported.right.map(read)));
        subscriber.next({ type: 'polled' });
      }
      schedulePoll(pollDelay.next);
    };

    const schedulePoll = (delay: number): void => {
      nextPoll = scheduler.schedule(() => {
        pollLog().catch(() => subscriber.next({ type: 'pollFailed' }));
      }, delay);
      subscription.add(nextPoll);
    };

    const startPolling = (): void => {
      if (isDisconnected) return;
      isDisconnected = true;
      disconnection += 1;
      schedulePoll(pollDelay.first);
    };

    const stopPolling = (): void => {
      isDisconnected = false;
      nextPoll.unsubscribe();
    };

    const replay = async (isCurrent: () => boolean): Promise<void> => {
      complete = false;
      subscriber.next({ type: 'replaying' });
      const from = historyFrom(since, completeThrough);
      const history = await readHistory(channel.history(name, from), isCurrent, completeThrough?.serial);
      if (!isCurrent()) return;
      if (either.isLeft(history)) {
        failed(history.left);
        return;
      }
      complete = true;
      failures = 0;
      emit(matchAfterAll(match, history.right.map(read)));
      subscriber.next({ type: 'following' });
    };

    /** Compares with the server's log or, where that differs, refolds the messages together with it; emits the match where that differs. */
    const verify = async (): Promise<void> => {
      const own = attachment;
      const isCurrent = (): boolean =>
        own === attachment && complete && !isDisconnected && !subscriber.closed;
      if (!isCurrent()) return;
      if (log !== undefined && (await isAllOf(log, match))) {
        if (isCurrent()) subscriber.next({ type: 'verified', missing: 0 });
        return;
      }
      const reported = await readAll(isCurrent);
      if (!isCurrent() || either.isLeft(reported)) return;
      const before = match.version;
      const all = [...messagesOf(match), ...reported.right.map(read)];
      const refolded = matchAfterAll(emptyMatch(matchId, sport), all);
      const missing = refolded.version - before;
      if (missing > 0 || !isSameMatch(refolded, match)) emit(successorOf(refolded, match));
      subscriber.next({ type: 'verified', missing });
    };

    const startReplay = (): void => {
      reconnection.unsubscribe();
      attachment += 1;
      const own = attachment;
      const isCurrent = (): boolean => own === attachment && !subscriber.closed;
      replay(isCurrent).catch((thrown: unknown) => {
        if (isCurrent()) failed({ type: 'ChannelFailure', message: String(thrown) });
      });
    };

    /** Starts again without the messages so far, which may be published no more (reading 43). */
    const forget = (): void => {
      complete = false;
      hasEmitted = false;
      completeThrough = null;
      match = successorOf(emptyMatch(matchId, sport), match);
    };

    const handleMessage = (message: ChannelMessage): void => {
      const next = matchAfter(match, read(message));
      // Before the first complete history the match is a fragment, which must not be shown.
      if (hasEmitted) emit(next);
      else match = next;
    };

    const handleSignal = (signal: ChannelSignal): void => {
      switch (signal.type) {
        case 'connecting':
          subscriber.next({ type: 'connecting' });
          break;
        case 'attached':
          stopPolling();
          if (signal.forgets === true) forget();
          if (signal.continuous && complete) subscriber.next({ type: 'following' });
          else startReplay();
          break;
        case 'message':
          handleMessage(signal.message);
          break;
        case 'disconnected':
          startPolling();
          subscriber.next({ type: 'disconnected' });
          break;
        case 'refused':
          stopPolling();
          forget();
          subscriber.next({ type: 'refused' });
          break;
      }
    };

    startPolling();
    // A failed verification is skipped; the next one may succeed.
    subscription.add(verify$.subscribe(() => void verify().catch(() => undefined)));
    subscription.add(channel.signals$(name).subscribe(handleSignal));
    return subscription;
  });

/** Follows every event of a match. */
export const liveMatch$ = (
  channel: LiveChannel,
  match: LiveMatchOf,
  environment: StreamEnvironment,
): Observable<LiveUpdate> => followChannel$(channel, allChannel(match.matchId), match, environment);
