import { either, type taskEither } from 'fp-ts';
import { tap } from 'rxjs';
import type { Instant } from '../../time/instant.ts';
import type { Serial } from '../log/timeToken.ts';
import type { ChannelFailure, ChannelMessage, ChannelSignal, HistoryPage, LiveChannel } from './channel.ts';

/** How a channel's messages have reached the page since it was opened. */
export interface LineRecord {
  /** Milliseconds from the channel's time of the newest live messages to when they were seen, the newest last. */
  readonly delays: readonly number[];
  /** How often the line was lost and is back. */
  readonly reconnects: number;
  /** How many messages the history alone brought once the line was there: they filled a gap. */
  readonly fetched: number;
}

/** Nothing has come yet. */
export const noLineRecord: LineRecord = { delays: [], reconnects: 0, fetched: 0 };

/** So many delays are remembered. */
const remembered = 50;

/** Milliseconds by which a message may seem to come before it was sent: clocks are never quite the same. */
const tolerated = 1_000;

/**
 * The delay that half of the remembered messages do not exceed, in milliseconds; null where no message has come by the line, or the
 * clocks are too far apart to tell.
 */
export const medianDelay = ({ delays }: LineRecord): number | null => {
  const ordered = delays.toSorted((a, b) => a - b);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  return middle === undefined || middle < -tolerated ? null : Math.max(0, middle);
};

/** A channel, and what is known of how its messages come. */
interface RecordedLine {
  readonly channel: LiveChannel;
  /** The same object until something is otherwise. */
  readonly record: () => LineRecord;
}

/** Keeps the record of one channel that is followed, while what it tells passes through unchanged. */
export const recordedLine = (channel: LiveChannel, now: () => Instant): RecordedLine => {
  let record = noLineRecord;
  let isLost = false;
  let isRead = false;
  const known = new Set<Serial>();

  const heard = (signal: ChannelSignal): void => {
    switch (signal.type) {
      case 'message': {
        const { serial, timestamp } = signal.message;
        if (known.has(serial)) return;
        known.add(serial);
        record = { ...record, delays: [...record.delays, now() - timestamp].slice(-remembered) };
        return;
      }
      case 'disconnected':
        isLost ||= isRead;
        return;
      case 'attached':
        if (isLost) record = { ...record, reconnects: record.reconnects + 1 };
        isLost = false;
        return;
      default:
    }
  };

  const took = (messages: readonly ChannelMessage[], isGap: boolean): void => {
    const news = messages.filter(({ serial }) => !known.has(serial));
    for (const { serial } of news) known.add(serial);
    if (isGap && news.length > 0) record = { ...record, fetched: record.fetched + news.length };
  };

  const recorded =
    (
      page: taskEither.TaskEither<ChannelFailure, HistoryPage>,
      isGap: boolean,
    ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
    async () => {
      const read = await page();
      if (either.isLeft(read)) return read;
      const { messages, next } = read.right;
      took(messages, isGap);
      if (next === undefined || messages.length === 0) isRead = true;
      return either.right(next === undefined ? read.right : { messages, next: recorded(next, isGap) });
    };

  return {
    channel: {
      signals$: (name) => channel.signals$(name).pipe(tap(heard)),
      history: (name, since, reach) => recorded(channel.history(name, since, reach), isRead),
      reconnect: channel.reconnect,
    },
    record: () => record,
  };
};
