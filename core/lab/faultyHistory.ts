import { either, type taskEither } from 'fp-ts';
import type { ChannelFailure, HistoryPage, HistoryReach } from '../live/wire/channel.ts';
import type { Deliveries } from './deliveries.ts';
import type { PlannedFaults } from './faultPlan.ts';
import type { FaultyAttachment } from './faultyAttachment.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Milliseconds of a history page without faults. */
const pageLatency = 70;
const pageSize = 100;

/** A history request, whose pages all come from one read of the channel. */
interface HistoryRequest {
  /** The indices of its messages, newest first; null until its first page is answered. */
  newestFirst: readonly number[] | null;
  /** `attachment.answers()` where it was made while detached: the next answer ends it. Null where attached. */
  readonly pollAfter: number | null;
  readonly reach: HistoryReach;
}

/** The channel's history, whose pages fail, are slow, or reach past the attachment. */
export const createFaultyHistory = (
  deliveries: Deliveries,
  attachment: FaultyAttachment,
  { overlap, pageFaultOf, slownessOf }: PlannedFaults,
  time: VirtualTime,
) => {
  const { happened, received } = deliveries;
  let isAnswered = false;
  let pages = 0;
  let latest: HistoryRequest | null = null;

  const indicesOf = ({ pollAfter, reach }: HistoryRequest): readonly number[] => {
    const published = attachment.published();
    const isUntilNow = pollAfter !== null || reach === 'now';
    const until = isUntilNow ? published : Math.min(published, attachment.start() + overlap);
    if (!isUntilNow) {
      if (received.subarray(attachment.start(), until).includes(1)) happened.add('overlap');
      if (until > 2 && until < deliveries.size && attachment.isFirst()) happened.add('joinMidMatch');
    }
    return Array.from({ length: until }, (_, index) => until - 1 - index);
  };

  /** Whether the client uses the answer: not after a newer request, or once it has been attached or refused meanwhile. */
  const isAwaited = (request: HistoryRequest): boolean =>
    request === latest &&
    (request.pollAfter === null
      ? attachment.isAttached()
      : !attachment.isAttached() && request.pollAfter === attachment.answers());

  const answer = (request: HistoryRequest, page: number): HistoryPage => {
    request.newestFirst ??= indicesOf(request);
    const part = request.newestFirst.slice(page * pageSize, (page + 1) * pageSize);
    const messages = deliveries.deliver(part);
    if (part.length === pageSize) return { messages, next: pageOf(request, page + 1) };
    if (isAwaited(request)) for (const index of request.newestFirst) deliveries.receive(index);
    return { messages };
  };

  const pageOf =
    (request: HistoryRequest, page: number): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    () =>
      new Promise((resolve, reject) => {
        const number = pages;
        pages += 1;
        const fault = pageFaultOf(number);
        const slow = slownessOf(number);
        const before = deliveries.count();
        time.after(pageLatency + slow, () => {
          isAnswered = true;
          if (slow > 0 && deliveries.count() > before) happened.add('slowHistory');
          if (fault?.kind === 'historyThrows') {
            happened.add(fault.kind);
            reject(new Error('the history broke off'));
            return;
          }
          if (fault !== null) happened.add(number > fault.page ? 'historyFailsAgain' : 'historyFails');
          const isReachable = request.pollAfter !== null || (attachment.isAttached() && !attachment.isOut());
          resolve(
            fault === null && isReachable
              ? either.right(answer(request, page))
              : either.left({ type: 'ChannelFailure', message: 'the history is not available' }),
          );
        });
      });

  return {
    /** The first page of a new request. */
    request: (reach: HistoryReach): taskEither.TaskEither<ChannelFailure, HistoryPage> => {
      latest = {
        newestFirst: null,
        pollAfter: attachment.isAttached() ? null : attachment.answers(),
        reach,
      };
      return pageOf(latest, 0);
    },
    /** Whether a page was answered since the last call, so that promises are pending. */
    wasAnswered: (): boolean => {
      const was = isAnswered;
      isAnswered = false;
      return was;
    },
  };
};
