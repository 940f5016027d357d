import { either } from 'fp-ts';
import { NEVER, Observable, type SchedulerLike, Subscription } from 'rxjs';
import type { MatchId } from '../../ids.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import type { Instant } from '../../time/instant.ts';
import { isSameContent } from '../log/content.ts';
import {
  descendedFrom,
  emptyMatch,
  eventsOf,
  type LiveMatch,
  matchAfter,
  matchAfterAll,
  messagesOf,
} from '../match.ts';
import { readMessage } from '../wire/message.ts';
import {
  allChannel,
  type ChannelFailure,
  type ChannelMessage,
  type ChannelName,
  type ChannelSignal,
  type LiveChannel,
} from './channel.ts';
import { readHistory } from './readHistory.ts';

/** Which match to follow. */
export interface LiveMatchOf {
  readonly matchId: MatchId;
  readonly sport: SportKind;
  /** How far back its history can reach (specification §7: derived from the match date). */
  readonly since: Instant;
}

/** What the stream needs of the world. */
export interface StreamEnvironment {
  /** Waits between failed attempts at the history; tests pass one with virtual time. */
  readonly scheduler: SchedulerLike;
  /** Whenever it tells something, what is known is compared with the history, quietly. Never where it is left out. */
  readonly verify$?: Observable<unknown>;
}

/** What becomes known of a match and of the line to it. Modes are made of these facts by a machine, not here. */
export type LiveUpdate =
  | { readonly type: 'connecting' }
  /** Attached; the history is being read. */
  | { readonly type: 'replaying' }
  /** A new snapshot: after the history was read, then after every message that is news. */
  | { readonly type: 'match'; readonly match: LiveMatch }
  /** History is complete and live messages arrive; also after a re-attach that lost nothing. */
  | { readonly type: 'following' }
  | { readonly type: 'disconnected'; readonly reason: string }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'historyFailed'; readonly failure: ChannelFailure }
  /** While the line is away: what was reported until now has been read, and told as a snapshot before this. */
  | { readonly type: 'glimpsed' }
  /**
   * What was known has been compared with the history, all of it read and folded anew: so many of its messages had not come by
   * the line, and are told as a snapshot before this.
   */
  | { readonly type: 'verified'; readonly missing: number }
  /** While the line is away: nor could that be read. */
  | { readonly type: 'outOfReach'; readonly failure: ChannelFailure };

/** Milliseconds: how long the line may be away before the history is read without it, and how often from then on. */
const glimpsing = { first: 3_000, next: 20_000 };

/** Milliseconds before the connection is given up for the n-th failure in a row: at once, then 1 s doubling to 30 s. */
export const backOff = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(30_000, 1000 * 2 ** (failures - 2));

/** Whether two snapshots stand for the same, event by event. */
const isSameLog = (a: LiveMatch, b: LiveMatch): boolean =>
  isSameContent(eventsOf(a), eventsOf(b)) && isSameContent(a.data, b.data);

/**
 * Follows one channel of a match: attaches, reads the history backwards, folds it as one batch, then follows; reads it
 * again whenever messages may have been missed, and reconnects when it cannot be read (specification §4). Live messages
 * that come meanwhile are folded at once: the fold does not mind order or overlap (reading 19), so that nothing waits in
 * a buffer. While the line is away, what was reported is read without it (reading 28). Never errors and never completes.
 */
export const followChannel$ = (
  channel: LiveChannel,
  name: ChannelName,
  { matchId, sport, since }: LiveMatchOf,
  { scheduler, verify$ = NEVER }: StreamEnvironment,
): Observable<LiveUpdate> =>
  new Observable((subscriber) => {
    const subscription = new Subscription();
    const read = readMessage(matchId, sport);
    let match = emptyMatch(matchId, sport);
    let complete = false;
    let shown = false;
    let failures = 0;
    // Counts attachments: an answer to an older one is folded, but no longer decides anything.
    let attachment = 0;
    // A line that has healed meanwhile is not cut again.
    let planned = Subscription.EMPTY;
    let isAway = false;
    // Counts absences: what was asked for in an earlier one is nobody's answer any more.
    let absence = 0;
    let glimpses = Subscription.EMPTY;

    const show = (next: LiveMatch): void => {
      const isNews = next !== match || !shown;
      match = next;
      if (isNews) subscriber.next({ type: 'match', match });
      shown = true;
    };

    const failed = (failure: ChannelFailure): void => {
      failures += 1;
      subscriber.next({ type: 'historyFailed', failure });
      planned = scheduler.schedule(() => channel.reconnect(), backOff(failures));
      subscription.add(planned);
    };

    /** Reads what can be had while nothing is attached, now and again until something is. */
    const glimpse = async (): Promise<void> => {
      const own = absence;
      const isWanted = (): boolean => isAway && own === absence && !subscriber.closed;
      const history = await readHistory(channel.history(name, since), isWanted);
      if (!isWanted()) return;
      if (either.isLeft(history)) subscriber.next({ type: 'outOfReach', failure: history.left });
      else {
        show(matchAfterAll(match, history.right.map(read)));
        subscriber.next({ type: 'glimpsed' });
      }
      glimpseLater(glimpsing.next);
    };

    const glimpseLater = (wait: number): void => {
      glimpses = scheduler.schedule(() => {
        glimpse().catch((thrown: unknown) => {
          subscriber.next({
            type: 'outOfReach',
            failure: { type: 'ChannelFailure', message: String(thrown) },
          });
        });
      }, wait);
      subscription.add(glimpses);
    };

    const away = (): void => {
      if (isAway) return;
      isAway = true;
      absence += 1;
      glimpseLater(glimpsing.first);
    };

    const back = (): void => {
      isAway = false;
      glimpses.unsubscribe();
    };

    const replay = async (isWanted: () => boolean): Promise<void> => {
      complete = false;
      subscriber.next({ type: 'replaying' });
      const history = await readHistory(channel.history(name, since), isWanted);
      if (!isWanted()) return;
      if (either.isLeft(history)) {
        failed(history.left);
        return;
      }
      complete = true;
      failures = 0;
      show(matchAfterAll(match, history.right.map(read)));
      subscriber.next({ type: 'following' });
    };

    /** Compares what is known with the history: what is missing is told, and what was folded message by message is folded anew. */
    const verify = async (): Promise<void> => {
      const own = attachment;
      const isWanted = (): boolean => own === attachment && complete && !isAway && !subscriber.closed;
      if (!isWanted()) return;
      const history = await readHistory(channel.history(name, since, 'now'), isWanted);
      if (!isWanted() || either.isLeft(history)) return;
      const before = match.version;
      const all = [...messagesOf(match), ...history.right.map(read)];
      const anew = matchAfterAll(emptyMatch(matchId, sport), all);
      const missing = anew.version - before;
      if (missing > 0 || !isSameLog(anew, match)) show(descendedFrom(anew, match));
      subscriber.next({ type: 'verified', missing });
    };

    const startReplay = (): void => {
      planned.unsubscribe();
      attachment += 1;
      const own = attachment;
      const isWanted = (): boolean => own === attachment && !subscriber.closed;
      replay(isWanted).catch((thrown: unknown) => {
        if (isWanted()) failed({ type: 'ChannelFailure', message: String(thrown) });
      });
    };

    const receive = (message: ChannelMessage): void => {
      const next = matchAfter(match, read(message));
      // Until the history is there for the first time, what is known is a fragment that nobody should see.
      if (shown) show(next);
      else match = next;
    };

    const hear = (signal: ChannelSignal): void => {
      switch (signal.type) {
        case 'connecting':
          subscriber.next({ type: 'connecting' });
          break;
        case 'attached':
          back();
          if (signal.continuous && complete) subscriber.next({ type: 'following' });
          else startReplay();
          break;
        case 'message':
          receive(signal.message);
          break;
        case 'disconnected':
          away();
          subscriber.next({ type: 'disconnected', reason: signal.reason });
          break;
        case 'refused':
          back();
          subscriber.next({ type: 'refused', reason: signal.reason });
          break;
      }
    };

    away();
    // A history that cannot be read now verifies nothing; the next one may.
    subscription.add(verify$.subscribe(() => void verify().catch(() => undefined)));
    subscription.add(channel.signals$(name).subscribe(hear));
    return subscription;
  });

/** Follows a match, every event of it. */
export const liveMatch$ = (
  channel: LiveChannel,
  match: LiveMatchOf,
  environment: StreamEnvironment,
): Observable<LiveUpdate> => followChannel$(channel, allChannel(match.matchId), match, environment);
