import { either, type taskEither } from 'fp-ts';
import { tap } from 'rxjs';
import type { Instant } from '../../time/instant.ts';
import type { Serial } from '../log/timeToken.ts';
import type {
  ChannelFailure,
  ChannelMessage,
  ChannelSignal,
  HistoryPage,
  LiveChannel,
} from '../wire/channel.ts';

/** How a channel's messages have reached the page since it was opened. */
export interface DeliveryStats {
  /** Milliseconds from sending to receiving of the newest live messages, newest last. */
  readonly delays: readonly number[];
  /** The number of reconnections. */
  readonly reconnects: number;
  /** The number of missed messages that the history filled in. */
  readonly fetched: number;
}

/** The statistics before the first message. */
export const noDeliveryStats: DeliveryStats = { delays: [], reconnects: 0, fetched: 0 };

/** The number of delays kept. */
const maxDelays = 50;

/** Milliseconds by which clock skew may make a message seem received before it was sent. */
const clockTolerance = 1_000;

/** The median delay in milliseconds; null without live messages, or where the clocks are too far apart. */
export const medianDelay = ({ delays }: DeliveryStats): number | null => {
  const ordered = delays.toSorted((a, b) => a - b);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  return middle === undefined || middle < -clockTolerance ? null : Math.max(0, middle);
};

/** Measures the delivery of one followed channel, which passes through unchanged. */
export const measuredChannel = (channel: LiveChannel, now: () => Instant) => {
  let stats = noDeliveryStats;
  let isDisconnected = false;
  let hasHistory = false;
  const received = new Set<Serial>();

  const handleSignal = (signal: ChannelSignal): void => {
    switch (signal.type) {
      case 'message': {
        const { serial, timestamp } = signal.message;
        if (received.has(serial)) return;
        received.add(serial);
        stats = { ...stats, delays: [...stats.delays, now() - timestamp].slice(-maxDelays) };
        return;
      }
      case 'disconnected':
        isDisconnected ||= hasHistory;
        return;
      case 'attached':
        if (isDisconnected) stats = { ...stats, reconnects: stats.reconnects + 1 };
        isDisconnected = false;
        return;
      case 'connecting':
      case 'refused':
        return;
      default:
        signal satisfies never;
    }
  };

  const addHistory = (messages: readonly ChannelMessage[], fillsGap: boolean): void => {
    const added = messages.filter(({ serial }) => !received.has(serial));
    for (const { serial } of added) received.add(serial);
    if (fillsGap && added.length > 0) stats = { ...stats, fetched: stats.fetched + added.length };
  };

  const measuredPage =
    (
      page: taskEither.TaskEither<ChannelFailure, HistoryPage>,
      fillsGap: boolean,
    ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    async () => {
      const read = await page();
      if (either.isLeft(read)) return read;
      const { messages, next } = read.right;
      addHistory(messages, fillsGap);
      if (next === undefined || messages.length === 0) hasHistory = true;
      return either.right(next === undefined ? read.right : { messages, next: measuredPage(next, fillsGap) });
    };

  const measured: LiveChannel = {
    signals$: (name) => channel.signals$(name).pipe(tap(handleSignal)),
    history: (name, since, reach) => measuredPage(channel.history(name, since, reach), hasHistory),
    reconnect: channel.reconnect,
  };
  return {
    channel: measured,
    /** The same object until a figure changes. */
    stats: (): DeliveryStats => stats,
  };
};
