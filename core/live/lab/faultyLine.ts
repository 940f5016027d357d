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
import { type Lateness, lateness } from './lateness.ts';
import type { LineCase, LineFault, Outage, PublishedMessage } from './lineCase.ts';
import { pageFaultsOf } from './pageFaults.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Milliseconds from the publication to the client when nothing is wrong. */
export const latency = 40;

/** Milliseconds of an attachment, and of a history page, when nothing is wrong. */
const handshake = 90;
const pageLatency = 70;
const pageSize = 100;

/** A history that was asked for: all its pages come from one reading of the truth. */
interface Reading {
  /** Indices of the messages it holds, newest first; null until its first page is answered. */
  newestFirst: readonly number[] | null;
  /** Whether it was asked for while the line was away: when it is back, nobody waits for it any more. */
  readonly isWhileAway: boolean;
  readonly reach: HistoryReach;
}

/** The service of one match with everything that goes wrong on the way to the one client. */
export interface FaultyLine {
  readonly channel: LiveChannel;
  /** Which messages the client has been given, by index, as far as a client that does its duty has folded them. */
  readonly given: Uint8Array;
  /** How many of them. */
  readonly givenCount: () => number;
  /** Whether the client was given all that was published before its attachment. */
  readonly isWhole: () => boolean;
  /** How many deliveries there were, live and in history. */
  readonly deliveries: () => number;
  /** What really went wrong, as opposed to what was planned and met nothing. */
  readonly happened: ReadonlySet<LineFault>;
  /** Whether every message was first given within a second of its publishing, in whatever order. */
  readonly isPunctual: () => boolean;
  /** Whether a page was answered since this was asked last: then promises wait to be run. */
  readonly wasAnswered: () => boolean;
}

/** The message as a new object each time, as a line gives it. */
const carried = ({ serial, timestamp, error }: PublishedMessage, text: string): ChannelMessage => ({
  serial: serialOfInteger(serial),
  timestamp: Instant(timestamp),
  data: JSON.parse(text) as unknown,
  ...(error === undefined ? {} : { error }),
});

export const createFaultyLine = ({ messages, faults }: LineCase, time: VirtualTime): FaultyLine => {
  const texts = messages.map(({ data }) => JSON.stringify(data));
  const happened = new Set<LineFault>();
  const given = new Uint8Array(messages.length);
  const late: Lateness = lateness(messages, faults);
  const overlap = faults.reduce(
    (most, fault) => (fault.kind === 'overlap' ? Math.max(most, fault.by) : most),
    0,
  );
  const outages = faults.filter((fault): fault is Outage =>
    ['resume', 'reset', 'gap', 'loss', 'refusal'].includes(fault.kind),
  );
  const pageFaults = pageFaultsOf(faults);
  let client: Subscriber<ChannelSignal> | null = null;
  let published = 0;
  let givenCount = 0;
  let isPunctual = true;
  let deliveries = 0;
  let answered = false;
  let requests = 0;
  let reading: Reading | null = null;
  // The attachment: where it began, whether it stands, and which messages it has delivered.
  let isAttached = false;
  let attachedAt = 0;
  let attachment = 0;
  let delivered = new Uint8Array(messages.length);
  let newestDelivered = -1;
  // What keeps it from standing.
  let hindrances = 0;
  let losses = 0;
  let canResume = false;
  let handshakes = 0;

  const tell = (signal: ChannelSignal): void => client?.next(signal);
  const give = (index: number): void => {
    if (given[index] === 1) return;
    given[index] = 1;
    givenCount += 1;
    if (time.now() > (messages[index]?.at ?? 0) + latency + 1000) isPunctual = false;
  };
  const message = (index: number): ChannelMessage | null => {
    const truth = messages[index];
    const text = texts[index];
    return truth === undefined || text === undefined ? null : carried(truth, text);
  };
  const send = (index: number): void => {
    const sent = message(index);
    if (sent === null) return;
    deliveries += 1;
    delivered[index] = 1;
    newestDelivered = Math.max(newestDelivered, index);
    give(index);
    tell({ type: 'message', message: sent });
  };

  const deliver = (index: number, own: number, why: readonly LineFault[], again: boolean): void => {
    if (!isAttached || own !== attachment || (delivered[index] === 1 && !again)) return;
    for (const kind of why) if (again || kind === 'delay' || newestDelivered > index) happened.add(kind);
    send(index);
  };

  const publish = (index: number): void => {
    published = index + 1;
    if (losses > 0 && isAttached) happened.add('loss');
    if (!isAttached || losses > 0) return;
    const own = attachment;
    const held = late.of(index);
    if (late.isDropped(index)) happened.add('drop');
    else time.after(latency + held.for, () => deliver(index, own, held.why, false));
    for (const again of late.again(index)) {
      time.after(latency + again.for, () => deliver(index, own, [again.kind], true));
    }
  };

  /** Nobody waits for what was asked for while the line was away, once it is back or refused. */
  const endAbsence = (): void => {
    if (reading?.isWhileAway === true) reading = null;
  };

  const attachAnew = (): void => {
    endAbsence();
    isAttached = true;
    attachment += 1;
    attachedAt = published;
    delivered = new Uint8Array(messages.length);
    newestDelivered = -1;
    canResume = true;
    tell({ type: 'attached', continuous: false });
  };

  const resume = (): void => {
    endAbsence();
    isAttached = true;
    tell({ type: 'attached', continuous: true });
    for (let index = attachedAt; index < published; index += 1) {
      if (delivered[index] === 1) continue;
      happened.add('resume');
      send(index);
    }
  };

  const attachSoon = (): void => {
    handshakes += 1;
    const own = handshakes;
    tell({ type: 'connecting' });
    time.after(handshake, () => {
      if (own !== handshakes || hindrances > 0) return;
      if (canResume) resume();
      else attachAnew();
    });
  };

  const hinder = ({ kind, for: duration }: Outage): void => {
    if (client === null) return;
    if (kind === 'loss') {
      losses += 1;
      time.after(duration, () => {
        losses -= 1;
        // The service lost some by itself and says so, the connection standing.
        if (losses === 0 && isAttached) attachAnew();
      });
      return;
    }
    isAttached = false;
    hindrances += 1;
    handshakes += 1;
    canResume &&= kind === 'resume' && losses === 0;
    // A resume has happened when something that was missed came with it.
    if (kind !== 'resume') happened.add(kind);
    if (kind === 'refusal') endAbsence();
    tell(
      kind === 'refusal'
        ? { type: 'refused', reason: 'not now' }
        : { type: 'disconnected', reason: 'the line is cut' },
    );
    time.after(duration, () => {
      hindrances -= 1;
      if (hindrances === 0) attachSoon();
    });
  };

  const historyOf = (of: Reading): readonly number[] => {
    const isUntilNow = of.isWhileAway || of.reach === 'now';
    const until = isUntilNow ? published : Math.min(published, attachedAt + overlap);
    if (!isUntilNow) {
      for (let index = attachedAt; index < until; index += 1) if (given[index] === 1) happened.add('overlap');
      if (until > 2 && attachment === 1 && until < messages.length) happened.add('joinMidMatch');
    }
    of.newestFirst = Array.from({ length: until }, (_, index) => until - 1 - index);
    return of.newestFirst;
  };

  const answer = (of: Reading, page: number): either.Either<ChannelFailure, HistoryPage> => {
    const all = of.newestFirst ?? historyOf(of);
    const part = all.slice(page * pageSize, (page + 1) * pageSize);
    const isLast = part.length < pageSize;
    deliveries += part.length;
    // A client that has asked anew since, or is attached since, does not wait for the older answer any more.
    if (isLast && of === reading && of.isWhileAway !== isAttached) for (const index of all) give(index);
    const held = part.map(message).filter((found) => found !== null);
    return either.right(isLast ? { messages: held } : { messages: held, next: pageOf(of, page + 1) });
  };

  const pageOf =
    (of: Reading, page: number): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    () =>
      new Promise((resolve, reject) => {
        const request = requests;
        requests += 1;
        const fault = pageFaults.of(request);
        const slow = pageFaults.slowness(request);
        const before = deliveries;
        time.after(pageLatency + slow, () => {
          answered = true;
          if (slow > 0 && deliveries > before) happened.add('slowHistory');
          if (fault?.kind === 'historyThrows') {
            happened.add(fault.kind);
            reject(new Error('the history broke off'));
          } else if (fault !== null || (!of.isWhileAway && (hindrances > 0 || !isAttached))) {
            if (fault !== null) happened.add(request > fault.page ? 'historyFailsAgain' : 'historyFails');
            resolve(either.left({ type: 'ChannelFailure', message: 'the history is not to be had' }));
          } else resolve(answer(of, page));
        });
      });

  for (const [index, { at }] of messages.entries()) time.at(at, () => publish(index));
  for (const outage of outages) time.at(outage.at, () => hinder(outage));

  return {
    channel: {
      signals$: () =>
        new Observable((subscriber) => {
          client = subscriber;
          if (hindrances === 0) attachSoon();
          return () => {
            client = null;
          };
        }),
      history: (_channel, _since, reach = 'attachment') => {
        reading = { newestFirst: null, isWhileAway: !isAttached, reach };
        return pageOf(reading, 0);
      },
      reconnect: () => {
        isAttached = false;
        canResume = false;
        if (hindrances === 0) attachSoon();
        else tell({ type: 'connecting' });
      },
    },
    given,
    givenCount: () => givenCount,
    isWhole: () => given.subarray(0, attachedAt).every((one) => one === 1),
    deliveries: () => deliveries,
    happened,
    isPunctual: () => isPunctual,
    wasAnswered: () => {
      const was = answered;
      answered = false;
      return was;
    },
  };
};
