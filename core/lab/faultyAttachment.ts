import type { Subscriber } from 'rxjs';
import type { ChannelSignal } from '../live/wire/channel.ts';
import { type Deliveries, latency } from './deliveries.ts';
import type { ConnectionFault, Outage } from './faultCase.ts';
import type { PlannedFaults } from './faultPlan.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Milliseconds of an attachment without faults. */
const handshake = 90;

/** The client's attachment to the channel through outages: its signals, and the messages it delivers live. */
export const createFaultyAttachment = (
  deliveries: Deliveries,
  { deliveryOf }: PlannedFaults,
  time: VirtualTime,
) => {
  const { happened } = deliveries;
  let client: Subscriber<ChannelSignal> | null = null;
  let published = 0;
  // The attachment: whether it holds, where it began, and which messages it has delivered.
  let isAttached = false;
  let start = 0;
  let number = 0;
  let delivered = new Uint8Array(deliveries.size);
  let newest = -1;
  // The outages and losses in progress.
  let outages = 0;
  let losses = 0;
  let canResume = false;
  let handshakes = 0;
  let answers = 0;

  const emit = (signal: ChannelSignal): void => client?.next(signal);

  const send = (index: number): void => {
    for (const message of deliveries.deliver([index])) {
      delivered[index] = 1;
      newest = Math.max(newest, index);
      deliveries.receive(index);
      emit({ type: 'message', message });
    }
  };

  const deliver = (
    index: number,
    own: number,
    causes: readonly ConnectionFault[],
    isRepeat: boolean,
  ): void => {
    if (!isAttached || own !== number || (delivered[index] === 1 && !isRepeat)) return;
    for (const kind of causes) if (isRepeat || kind === 'delay' || newest > index) happened.add(kind);
    send(index);
  };

  const attach = (): void => {
    answers += 1;
    isAttached = true;
    number += 1;
    start = published;
    delivered = new Uint8Array(deliveries.size);
    newest = -1;
    canResume = true;
    emit({ type: 'attached', continuous: false });
  };

  const resume = (): void => {
    answers += 1;
    isAttached = true;
    emit({ type: 'attached', continuous: true });
    for (let index = start; index < published; index += 1) {
      if (delivered[index] === 1) continue;
      happened.add('resume');
      send(index);
    }
  };

  const connect = (): void => {
    emit({ type: 'connecting' });
    if (outages > 0) return;
    handshakes += 1;
    const own = handshakes;
    time.after(handshake, () => {
      if (own !== handshakes || outages > 0) return;
      if (canResume) resume();
      else attach();
    });
  };

  /** The service loses messages while the connection holds, and signals it in the end. */
  const lose = (duration: number): void => {
    losses += 1;
    time.after(duration, () => {
      losses -= 1;
      if (losses === 0 && isAttached) attach();
    });
  };

  const disconnect = ({ kind, for: duration }: Outage): void => {
    isAttached = false;
    outages += 1;
    handshakes += 1;
    canResume &&= kind === 'resume' && losses === 0;
    // A resume takes effect only when it delivers missed messages.
    if (kind !== 'resume') happened.add(kind);
    if (kind === 'refusal') {
      answers += 1;
      emit({ type: 'refused' });
    } else emit({ type: 'disconnected' });
    time.after(duration, () => {
      outages -= 1;
      if (outages === 0) connect();
    });
  };

  return {
    isAttached: (): boolean => isAttached,
    isOut: (): boolean => outages > 0,
    /** The number of messages published so far. */
    published: (): number => published,
    /** The number of messages published before it began. */
    start: (): number => start,
    isFirst: (): boolean => number === 1,
    /** How often the service has attached, resumed or refused the client; the next time ends a request made while detached. */
    answers: (): number => answers,
    /** Publishes the message with an index. */
    publish: (index: number, serial: number): void => {
      published = index + 1;
      if (losses > 0 && isAttached) happened.add('loss');
      if (!isAttached || losses > 0) return;
      const own = number;
      const { isDropped, delay, causes, repeats } = deliveryOf(serial);
      if (isDropped) happened.add('drop');
      else time.after(latency + delay, () => deliver(index, own, causes, false));
      for (const repeat of repeats) {
        time.after(latency + repeat.for, () => deliver(index, own, [repeat.kind], true));
      }
    },
    /** Begins an outage, where there is a client. */
    interrupt: (outage: Outage): void => {
      if (client === null) return;
      if (outage.kind === 'loss') lose(outage.for);
      else disconnect(outage);
    },
    /** Connects a client; gives its disconnection. */
    open: (subscriber: Subscriber<ChannelSignal>): (() => void) => {
      client = subscriber;
      if (outages === 0) connect();
      return () => {
        client = null;
      };
    },
    /** Connects anew, without resuming. */
    reconnect: (): void => {
      isAttached = false;
      canResume = false;
      connect();
    },
  };
};
export type FaultyAttachment = ReturnType<typeof createFaultyAttachment>;
