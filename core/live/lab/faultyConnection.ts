import { either, type taskEither } from 'fp-ts';
import { Observable, type Subscriber } from 'rxjs';
import { Instant } from '../../time/instant.ts';
import type {
  ChannelFailure,
  ChannelMessage,
  ChannelSignal,
  HistoryPage,
  HistoryReach,
  LiveChannel,
} from '../channel/channel.ts';
import { serialOfInteger } from '../log/timeToken.ts';
import type { ConnectionFault, FaultCase, Outage, PublishedMessage } from './faultCase.ts';
import { faultPlanOf } from './faultPlan.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Milliseconds from publication to delivery without faults. */
export const latency = 40;

/** Milliseconds of an attachment, and of a history page, without faults. */
const handshake = 90;
const pageLatency = 70;
const pageSize = 100;

/** A history request, whose pages all come from one read of the channel. */
interface HistoryRequest {
  /** The indices of its messages, newest first; null until its first page is answered. */
  newestFirst: readonly number[] | null;
  /** Whether it was made while detached; a re-attach drops it. */
  readonly isPoll: boolean;
  readonly reach: HistoryReach;
}

/** A message as a new object, as a connection delivers it. */
const newMessage = ({ serial, timestamp, error }: PublishedMessage, text: string): ChannelMessage => ({
  serial: serialOfInteger(serial),
  timestamp: Instant(timestamp),
  data: JSON.parse(text) as unknown,
  ...(error === undefined ? {} : { error }),
});

/** The service of one match, with a faulty connection to its only client, in virtual time. */
export const createFaultyConnection = ({ messages, faults }: FaultCase, time: VirtualTime) => {
  const texts = messages.map(({ data }) => JSON.stringify(data));
  const happened = new Set<ConnectionFault>();
  const received = new Uint8Array(messages.length);
  const { outages, overlap, deliveryOf, pageFaultOf, slownessOf } = faultPlanOf(faults);
  let client: Subscriber<ChannelSignal> | null = null;
  let published = 0;
  let receivedCount = 0;
  let isPunctual = true;
  let deliveries = 0;
  let answered = false;
  let requests = 0;
  let latestRequest: HistoryRequest | null = null;
  // The attachment: whether it holds, where it began, and which messages it has delivered.
  let isAttached = false;
  let attachedAt = 0;
  let attachment = 0;
  let delivered = new Uint8Array(messages.length);
  let newestDelivered = -1;
  // The outages and losses in progress.
  let outageCount = 0;
  let losses = 0;
  let canResume = false;
  let handshakes = 0;

  const emit = (signal: ChannelSignal): void => client?.next(signal);
  const markReceived = (index: number): void => {
    if (received[index] === 1) return;
    received[index] = 1;
    receivedCount += 1;
    if (time.now() > (messages[index]?.at ?? 0) + latency + 1000) isPunctual = false;
  };
  const message = (index: number): ChannelMessage | null => {
    const published = messages[index];
    const text = texts[index];
    return published === undefined || text === undefined ? null : newMessage(published, text);
  };
  const send = (index: number): void => {
    const sent = message(index);
    if (sent === null) return;
    deliveries += 1;
    delivered[index] = 1;
    newestDelivered = Math.max(newestDelivered, index);
    markReceived(index);
    emit({ type: 'message', message: sent });
  };

  const deliver = (
    index: number,
    own: number,
    causes: readonly ConnectionFault[],
    isRepeat: boolean,
  ): void => {
    if (!isAttached || own !== attachment || (delivered[index] === 1 && !isRepeat)) return;
    for (const kind of causes) {
      if (isRepeat || kind === 'delay' || newestDelivered > index) happened.add(kind);
    }
    send(index);
  };

  const publish = (index: number, serial: number): void => {
    published = index + 1;
    if (losses > 0 && isAttached) happened.add('loss');
    if (!isAttached || losses > 0) return;
    const own = attachment;
    const { isDropped, delay, causes, repeats } = deliveryOf(serial);
    if (isDropped) happened.add('drop');
    else time.after(latency + delay, () => deliver(index, own, causes, false));
    for (const repeat of repeats) {
      time.after(latency + repeat.for, () => deliver(index, own, [repeat.kind], true));
    }
  };

  const dropPoll = (): void => {
    if (latestRequest?.isPoll === true) latestRequest = null;
  };

  const attach = (): void => {
    dropPoll();
    isAttached = true;
    attachment += 1;
    attachedAt = published;
    delivered = new Uint8Array(messages.length);
    newestDelivered = -1;
    canResume = true;
    emit({ type: 'attached', continuous: false });
  };

  const resume = (): void => {
    dropPoll();
    isAttached = true;
    emit({ type: 'attached', continuous: true });
    for (let index = attachedAt; index < published; index += 1) {
      if (delivered[index] === 1) continue;
      happened.add('resume');
      send(index);
    }
  };

  const connect = (): void => {
    handshakes += 1;
    const own = handshakes;
    emit({ type: 'connecting' });
    time.after(handshake, () => {
      if (own !== handshakes || outageCount > 0) return;
      if (canResume) resume();
      else attach();
    });
  };

  const startOutage = ({ kind, for: duration }: Outage): void => {
    if (client === null) return;
    if (kind === 'loss') {
      losses += 1;
      time.after(duration, () => {
        losses -= 1;
        // The service lost messages while the connection held, and signals it.
        if (losses === 0 && isAttached) attach();
      });
      return;
    }
    isAttached = false;
    outageCount += 1;
    handshakes += 1;
    canResume &&= kind === 'resume' && losses === 0;
    // A resume takes effect only when it delivers missed messages.
    if (kind !== 'resume') happened.add(kind);
    if (kind === 'refusal') dropPoll();
    emit(
      kind === 'refusal'
        ? { type: 'refused', reason: 'not now' }
        : { type: 'disconnected', reason: 'the line is cut' },
    );
    time.after(duration, () => {
      outageCount -= 1;
      if (outageCount === 0) connect();
    });
  };

  const historyOf = (request: HistoryRequest): readonly number[] => {
    const isUntilNow = request.isPoll || request.reach === 'now';
    const until = isUntilNow ? published : Math.min(published, attachedAt + overlap);
    if (!isUntilNow) {
      for (let index = attachedAt; index < until; index += 1) {
        if (received[index] === 1) happened.add('overlap');
      }
      if (until > 2 && attachment === 1 && until < messages.length) happened.add('joinMidMatch');
    }
    request.newestFirst = Array.from({ length: until }, (_, index) => until - 1 - index);
    return request.newestFirst;
  };

  const answer = (request: HistoryRequest, page: number): either.Either<ChannelFailure, HistoryPage> => {
    const all = request.newestFirst ?? historyOf(request);
    const part = all.slice(page * pageSize, (page + 1) * pageSize);
    const isLast = part.length < pageSize;
    deliveries += part.length;
    // The client ignores the answer after a newer request or a re-attach.
    if (isLast && request === latestRequest && request.isPoll !== isAttached) {
      for (const index of all) markReceived(index);
    }
    const found = part.map(message).filter((one) => one !== null);
    return either.right(isLast ? { messages: found } : { messages: found, next: pageOf(request, page + 1) });
  };

  const pageOf =
    (request: HistoryRequest, page: number): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    () =>
      new Promise((resolve, reject) => {
        const number = requests;
        requests += 1;
        const fault = pageFaultOf(number);
        const slow = slownessOf(number);
        const before = deliveries;
        time.after(pageLatency + slow, () => {
          answered = true;
          if (slow > 0 && deliveries > before) happened.add('slowHistory');
          if (fault?.kind === 'historyThrows') {
            happened.add(fault.kind);
            reject(new Error('the history broke off'));
          } else if (fault !== null || (!request.isPoll && (outageCount > 0 || !isAttached))) {
            if (fault !== null) happened.add(number > fault.page ? 'historyFailsAgain' : 'historyFails');
            resolve(either.left({ type: 'ChannelFailure', message: 'the history is not available' }));
          } else resolve(answer(request, page));
        });
      });

  for (const [index, { at, serial }] of messages.entries()) time.at(at, () => publish(index, serial));
  for (const outage of outages) time.at(outage.at, () => startOutage(outage));

  const channel: LiveChannel = {
    signals$: () =>
      new Observable((subscriber) => {
        client = subscriber;
        if (outageCount === 0) connect();
        return () => {
          client = null;
        };
      }),
    history: (_channel, _since, reach = 'attachment') => {
      latestRequest = { newestFirst: null, isPoll: !isAttached, reach };
      return pageOf(latestRequest, 0);
    },
    reconnect: () => {
      isAttached = false;
      canResume = false;
      if (outageCount === 0) connect();
      else emit({ type: 'connecting' });
    },
  };

  return {
    channel,
    /** 1 for each message, by index, that a correct client has folded. */
    received,
    /** The number of those. */
    receivedCount: (): number => receivedCount,
    /** Whether the client has received everything published before its attachment. */
    hasWholeHistory: (): boolean => received.subarray(0, attachedAt).every((one) => one === 1),
    /** The number of deliveries, live and in history. */
    deliveries: (): number => deliveries,
    /** The faults that took effect; a planned one may not. */
    happened: happened as ReadonlySet<ConnectionFault>,
    /** Whether every message was received within a second of publication, in any order. */
    isPunctual: (): boolean => isPunctual,
    /** Whether a page was answered since the last call, so that promises are pending. */
    wasAnswered: (): boolean => {
      const was = answered;
      answered = false;
      return was;
    },
  };
};
