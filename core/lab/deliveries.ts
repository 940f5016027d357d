import type { ChannelMessage } from '../live/wire/channel.ts';
import { type ConnectionFault, channelMessageOf, type PublishedMessage } from './faultCase.ts';
import type { VirtualTime } from './virtualTime.ts';

/** Milliseconds from publication to delivery without faults. */
export const latency = 40;

/** The messages of a channel as they are delivered, and the record of it. */
export const createDeliveries = (messages: readonly PublishedMessage[], time: VirtualTime) => {
  const texts = messages.map(({ data }) => JSON.stringify(data));
  const received = new Uint8Array(messages.length);
  const happened = new Set<ConnectionFault>();
  let receivedCount = 0;
  let isPunctual = true;
  let count = 0;
  return {
    /** The number of the channel's messages. */
    size: messages.length,
    /** 1 for each message, by index, that a correct client has folded. */
    received,
    /** The number of those. */
    receivedCount: (): number => receivedCount,
    /** The faults that took effect; a planned one may not. */
    happened,
    /** Whether every message was received within a second of publication, in any order. */
    isPunctual: (): boolean => isPunctual,
    /** The number of deliveries, live and in history. */
    count: (): number => count,
    /** Delivers messages, each as a new object; those without an index are left out. */
    deliver: (indices: readonly number[]): readonly ChannelMessage[] => {
      count += indices.length;
      return indices.flatMap((index) => {
        const message = messages[index];
        const text = texts[index];
        if (message === undefined || text === undefined) return [];
        return [channelMessageOf({ ...message, data: JSON.parse(text) })];
      });
    },
    /** Records that the client folds a message. */
    receive: (index: number): void => {
      if (received[index] === 1) return;
      received[index] = 1;
      receivedCount += 1;
      if (time.now() > (messages[index]?.at ?? 0) + latency + 1000) isPunctual = false;
    },
  };
};
export type Deliveries = ReturnType<typeof createDeliveries>;
